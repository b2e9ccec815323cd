/**
 * Flags from a service that speaks OFREP (OpenFeature Remote Evaluation Protocol): asked for at the start and every half
 * minute, with the validator of the last answer. A service that is gone changes nothing: the flags stay as they were.
 */
import { z } from 'zod';
import type { FlagName, Flags } from './flags.ts';

type Access = { readonly url: string; readonly token: string | null };
type Told = (outcome: number | 'network') => void;

const every = 30_000;
const patience = 2_000;
const evaluated = z.looseObject({
  flags: z.array(z.looseObject({ key: z.string(), value: z.unknown().optional() })).max(1_000),
});

/** Sets the flags in place, for all that hold them; gives what ends it. Settles after the first answer or its time limit. */
export async function followFlags(
  access: Access,
  flags: { -readonly [name in FlagName]: Flags[name] },
  report: Told,
): Promise<() => void> {
  let validator: string | null = null;
  const ask = async (): Promise<void> => {
    try {
      const answer = await fetch(`${access.url}/ofrep/v1/evaluate/flags`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(access.token === null ? {} : { authorization: `Bearer ${access.token}` }),
          ...(validator === null ? {} : { 'if-none-match': validator }),
        },
        body: JSON.stringify({ context: { targetingKey: 'quayside' } }),
        signal: AbortSignal.timeout(patience),
      });
      report(answer.status);
      if (answer.status !== 200) return void (await answer.body?.cancel());
      const { flags: told } = evaluated.parse(await answer.json());
      validator = answer.headers.get('etag');
      for (const { key, value } of told) if (isOurs(key, flags) && typeof value === 'boolean') flags[key] = value;
    } catch {
      report('network');
    }
  };
  await ask();
  const timer = setInterval(() => void ask(), every);
  timer.unref();
  return () => clearInterval(timer);
}

const isOurs = (key: string, flags: Flags): key is FlagName => Object.hasOwn(flags, key);
