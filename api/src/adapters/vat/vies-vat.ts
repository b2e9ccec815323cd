/**
 * VIES, the register of the EU's tax offices, by its published REST API. It answers errors inside HTTP 200 too, and a name
 * of "---" where a country publishes none (Germany, Spain). Great Britain is not in it.
 */
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import { isWellFormed, prefixOf } from '../../platform/vat/vat-number.ts';
import type { VatAnswer, VatPort } from './vat.port.ts';

type Around = {
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const said = z.looseObject({ valid: z.boolean(), name: z.string().optional() });
const failed = z.looseObject({ errorWrappers: z.array(z.looseObject({ error: z.string() })).min(1) });
/** Too many at once, at VIES or at the country's own register. */
const busy = /_MAX_CONCURRENT_REQ/;
const busyWaitSeconds = 30;
const notPublished = '---';

export function viesVat(baseUrl: string, around: Around): VatPort {
  const call = outsideCalls({ name: 'vies', baseUrl, headers: {}, ...around });
  return {
    check: async (asked) => {
      // What cannot be a number is not asked about; British numbers are judged by their digits alone.
      const isRight = isWellFormed(asked);
      if (isRight === false) return { outcome: 'invalid' };
      if (asked.country === 'GB') return { outcome: 'unable' };
      const answer = await call({
        method: 'POST',
        path: '/check-vat-number',
        about: '/check-vat-number',
        body: { countryCode: prefixOf(asked.country), vatNumber: asked.number },
        isRepeatable: true,
      });
      return typeof answer === 'string' ? { outcome: 'unable' } : read(answer.body);
    },
  };
}

/** What a body says, whatever its status. */
function read(body: unknown): VatAnswer {
  const error = failed.safeParse(body);
  if (error.success) {
    const code = error.data.errorWrappers[0]?.error ?? '';
    if (busy.test(code)) return { outcome: 'throttled', waitSeconds: busyWaitSeconds };
    return { outcome: code === 'INVALID_INPUT' ? 'invalid' : 'unable' };
  }
  const answer = said.safeParse(body);
  if (!answer.success) return { outcome: 'unable' };
  if (!answer.data.valid) return { outcome: 'invalid' };
  const name = answer.data.name?.trim() ?? '';
  return { outcome: 'valid', companyName: name === notPublished ? '' : name };
}
