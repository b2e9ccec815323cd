/** Tells a scanner's keys from a person's: at least six characters, 35 ms apart on average. */
const fewest = 6;
const meanGap = 35;
/** After so long without a key a burst may be over. In milliseconds. */
export const silence = 50;
/** After so long it is. */
export const longestGap = 120;
const longest = 200;

export interface Burst {
  readonly text: string;
  readonly startedAt: number;
  readonly lastAt: number;
}
export const noBurst: Burst = { text: '', startedAt: 0, lastAt: 0 };

/** The burst with one more key; begun anew when the key came late, sooner where a person typed before. `at` in milliseconds. */
export function withKey(burst: Burst, key: string, at: number): Burst {
  if (key.length !== 1) return burst;
  const isNear = at - burst.lastAt <= (isFast(burst) ? longestGap : silence);
  const goesOn = burst.text !== '' && isNear && burst.text.length < longest;
  return goesOn ? { ...burst, text: burst.text + key, lastAt: at } : { text: key, startedAt: at, lastAt: at };
}

/** Whether what was typed so far came too fast for fingers. */
export const isFast = ({ text, startedAt, lastAt }: Burst): boolean =>
  text.length >= 2 && (lastAt - startedAt) / (text.length - 1) < meanGap;

/** What was scanned, when it ends; null: somebody typed. */
export const scannedBy = (burst: Burst, at: number): string | null =>
  burst.text.length >= fewest && isFast(burst) && at - burst.lastAt <= longestGap ? burst.text : null;
