/** An address of the house, read. */
export interface Route {
  /** The path without its slashes, in parts. */
  path: string[];
  query: Readonly<Record<string, string>>;
  /** What stands behind `#`. */
  hash: string;
}

export function read(address: { pathname: string; search: string; hash: string }): Route {
  return {
    path: address.pathname.split("/").filter((part) => part !== ""),
    query: Object.fromEntries(new URLSearchParams(address.search)),
    hash: decodeURIComponent(address.hash.slice(1)),
  };
}

/** Whether a name leads to the computer that it is used on, whoever's that is. */
export function isHere(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
