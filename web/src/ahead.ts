/**
 * What a table's address will need, asked for while the page itself is still on its way. This file and what it
 * imports are the very first script: it stays tiny, and knows neither Svelte nor words.
 */
import { boardOf, isPlayable } from "./boards";
import { ahead } from "./live/api";
import { openAhead } from "./live/wire";

const table = () => import("./pages/Table.svelte");
const replay = () => import("./pages/Replay.svelte");

export function hasten(path: string): void {
  const [, id, more] = /^\/table\/([^/]+)(\/replay)?\/?$/.exec(path) ?? [];
  if (id === undefined) return;
  void (more === undefined ? table() : replay());
  const known = ahead.me();
  ahead.table(id).then(
    ({ game, content, read_only }) => {
      if (isPlayable(game)) void boardOf(game);
      if (read_only) return;
      // Whoever is here for the first time is nobody to the server until it has answered who they are.
      if (more === undefined)
        known.then(
          () => openAhead(id),
          () => undefined,
        );
      void ahead.catalogue(game, content);
    },
    () => undefined,
  );
}
