/** What of the table is to be seen, as the player has turned it. */
class Shown {
  /** The sheet of an execution is put aside to look at the table. */
  folded = $state(false);
  /** The next click on a card sends it under its pile. */
  renewing = $state(false);
  /** Which part lies below the gates of a phone. */
  shelf = $state<"champions" | "plans" | "awards">("champions");
}

export const table = new Shown();
