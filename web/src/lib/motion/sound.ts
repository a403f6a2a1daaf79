/** Small sounds, made on the spot: no file is fetched. */
import { settings } from "$lib/browser/settings.svelte";

export type Sound = "roll" | "card" | "gain" | "pen" | "turn" | "end";

interface Note {
  pitch: number;
  at: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}

const note = (
  pitch: number,
  at: number,
  length = 0.12,
  wave: OscillatorType = "sine",
  loud = 0.08,
): Note => ({
  pitch,
  at,
  length,
  wave,
  loud,
});

const SOUNDS: Record<Sound, Note[]> = {
  roll: [0, 0.07, 0.13, 0.2, 0.3].map((at, i) => note(190 - 18 * i, at, 0.05, "square", 0.035)),
  card: [note(520, 0, 0.05, "triangle", 0.05), note(390, 0.05, 0.07, "triangle", 0.05)],
  gain: [note(880, 0, 0.08), note(1318, 0.06, 0.14)],
  pen: [note(1500, 0, 0.03, "triangle", 0.018), note(1150, 0.035, 0.05, "triangle", 0.018)],
  turn: [note(523, 0, 0.14), note(659, 0.12, 0.22)],
  end: [523, 659, 784, 1046].map((pitch, i) => note(pitch, i * 0.14, 0.3)),
};

let context: AudioContext | null = null;

/** Plays a sound if sounds are on; browsers keep quiet until the first click. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive)
    return;
  context ??= new AudioContext();
  for (const { pitch, at, length, wave, loud } of SOUNDS[name]) {
    const start = context.currentTime + at;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = wave;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + length);
  }
}
