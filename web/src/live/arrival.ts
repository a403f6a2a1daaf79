/** Coming to a table: who we are and what is played there, then everything its game needs. */
import type { Board } from "$lib/board/table";
import { addWords } from "$lib/words/words.svelte";
import { boardOf, wordsOf } from "../boards";
import type { TableInfo } from "../generated/protocol/TableInfo";
import { api } from "./api";
import { introduce } from "./me.svelte";

export async function knock(id: string): Promise<TableInfo> {
  const [info] = await Promise.all([api.table(id), introduce()]);
  return info;
}

/** The board of a game with its words in the language of the settings, and the figures of its cards. */
export async function bring({
  game,
  content,
  read_only,
}: TableInfo): Promise<{ board: Board<never>; catalogue: unknown }> {
  const [board, catalogue] = await Promise.all([
    boardOf(game),
    read_only ? null : api.catalogue(game, content),
    addWords(wordsOf(game)),
  ]);
  return { board, catalogue };
}
