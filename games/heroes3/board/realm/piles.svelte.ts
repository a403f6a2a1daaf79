/** Which pile the player looks through. */
class Piles {
  open = $state<"deck" | "discard" | null>(null);
}

export const piles = new Piles();
