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
