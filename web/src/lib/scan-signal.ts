/** What a scan sounds and feels like, so that nobody has to look at the screen: short and high, two in the middle, long and low. */
type Signal = 'ok' | 'check' | 'stop';

const storageKey = 'quayside.scan-sounds';

interface Tone {
  readonly hertz: number;
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
}
const tones: Readonly<Record<Signal, readonly Tone[]>> = {
  ok: [{ hertz: 1_320, at: 0, lasts: 0.09 }],
  check: [
    { hertz: 700, at: 0, lasts: 0.11 },
    { hertz: 700, at: 0.17, lasts: 0.11 },
  ],
  stop: [{ hertz: 220, at: 0, lasts: 0.45 }],
};
/** Milliseconds on, off, on. */
const buzzes: Readonly<Record<Signal, number[]>> = { ok: [60], check: [70, 60, 70], stop: [400] };

/** On unless switched off on this device. */
export const areSoundsOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

export function setSounds(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}

let context: AudioContext | null = null;

/** Sounds and vibrates; neither where the device cannot or the person does not want it. */
export function signal(kind: Signal): void {
  if (!areSoundsOn()) return;
  // Not every browser has it.
  if ('vibrate' in navigator) navigator.vibrate(buzzes[kind]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A page that nobody has touched yet may not sound; a scanner's keys count as touch.
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const tone of tones[kind]) play(context, tone);
}

function play(audio: AudioContext, { hertz, at, lasts }: Tone): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  const begins = audio.currentTime + at;
  oscillator.frequency.value = hertz;
  // Fades out: a cut tone clicks.
  volume.gain.setValueAtTime(0.25, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begins);
  oscillator.stop(begins + lasts);
}
