/** The clicks of a player between two decisions, as state that the board and the prompt bar share. */
import { isMeant, nowAsked, nowDone } from "./press";
import { settings } from "$lib/browser/settings.svelte";
import { buttons, glowing, idle, pick, refusals, remaining, tellsApart, type Choice } from "./choices";

const FEW = 3;

export class Choosing {
  #picked = $state.raw<string[]>([]);
  /** The list the clicks were made on: a new list forgets them. */
  #pickedFrom = $state.raw<readonly Choice[]>([]);
  #doubted = $state.raw<Choice | null>(null);
  #choices: () => readonly Choice[];
  #onBoard: (key: string) => boolean;
  #play: (choice: Choice) => void;

  constructor(
    choices: () => readonly Choice[],
    onBoard: (key: string) => boolean,
    play: (choice: Choice) => void,
  ) {
    this.#choices = choices;
    this.#onBoard = onBoard;
    this.#play = play;
  }

  picked = $derived.by(() => (this.#pickedFrom === this.#choices() ? this.#picked : []));
  /** What was chosen and gives something up for good: it is done once the player has said so again. */
  doubted = $derived.by(() => {
    const choice = this.#doubted;
    return choice !== null && this.#choices().includes(choice) ? choice : null;
  });
  remaining = $derived.by(() => remaining(this.#choices(), this.picked));
  buttons = $derived.by(() => buttons(this.#choices(), this.picked, this.#onBoard));
  #glowing = $derived.by(() => glowing(this.#choices(), this.picked));
  #idle = $derived.by(() => idle(this.#choices(), this.picked));
  #refusals = $derived.by(() => refusals(this.#choices(), this.picked));

  /** The things that tell the choices that are left apart. */
  next = $derived.by(() => [...this.#glowing].filter((key) => tellsApart(this.remaining, key)));

  glows(key: string): boolean {
    return this.#glowing.has(key);
  }

  /** It can be chosen, but that brings nothing: it glows faintly. */
  idle(key: string): boolean {
    return this.#idle.has(key);
  }

  /** There is little to choose from, or the clicks so far left little: what glows may call for attention. */
  get few(): boolean {
    return this.picked.length > 0 || this.#glowing.size - this.#idle.size <= FEW;
  }

  refusal(key: string): string | undefined {
    return this.#refusals.get(key);
  }

  /** The legal choices that a click on `key` would leave. */
  through(key: string): Choice[] {
    return remaining(this.#choices(), [...this.picked, key]);
  }

  pick(key: string): void {
    if (!isMeant()) return;
    const result = pick(this.#choices(), this.picked, key);
    if (result.outcome === "play") this.play(result.choice);
    if (result.outcome === "narrowed") this.#remember(result.picked);
  }

  /** `sure` if it has been chosen and confirmed already. */
  play(choice: Choice, sure = false): void {
    if (!isMeant()) return;
    const doubtful = choice.givesUp === "for_good" && settings.doubt && !sure;
    if (doubtful && this.doubted !== choice) {
      this.#doubted = choice;
      nowAsked();
      return;
    }
    this.#doubted = null;
    this.#remember([]);
    this.#play(choice);
  }

  /** Not that, after all. */
  think(): void {
    this.#doubted = null;
  }

  /** Takes the last click back; false if there was none. */
  back(): boolean {
    if (this.picked.length === 0) return false;
    if (isMeant()) this.#remember(this.picked.slice(0, -1));
    return true;
  }

  #remember(picked: string[]): void {
    nowDone();
    this.#picked = picked;
    this.#pickedFrom = this.#choices();
  }
}
