/** The portraits of the people who play for the house, by the id the server gives them. */
const files = import.meta.glob<string>("../../people/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const faces = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ""), url] as const),
);

/** Where the portrait is; nothing for somebody nobody has drawn. */
export const faceOf = (character: string | null | undefined): string | undefined =>
  faces.get(character ?? "");
