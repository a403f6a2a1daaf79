/** A table as the home page lists it. */
export interface TableInfo {
  id: string;
  game: string;
  with: string[];
  taken: number;
  seats: number;
  yourTurn: boolean;
}
