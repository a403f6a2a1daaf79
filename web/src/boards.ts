/** The boards, each loaded when its game is played. Adding a game is adding a line. */
import type { Board } from "$lib/table";

type Loader = () => Promise<Board<never>>;

const boards: Record<string, Loader> = {
  "card-kingdoms": async () => (await import("../../games/card-kingdoms/board/index")).board as Board<never>,
};

export const isPlayable = (game: string) => game in boards;

export async function loadBoard(game: string): Promise<Board<never>> {
  const load = boards[game];
  if (!load) throw new Error(`no board for the game "${game}"`);
  return load();
}
