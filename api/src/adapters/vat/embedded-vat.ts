/**
 * The register of the demo: form and check digits decide, and some invented companies are known by name. Numbers of
 * countries it has no form for cannot be judged.
 */
import { isWellFormed, type VatNumber, writtenVat } from '../../platform/vat/vat-number.ts';
import type { VatAnswer, VatPort } from './vat.port.ts';

/** Numbers with right check digits that no register is known to hold. */
const registered: Readonly<Record<string, string>> = {
  NL123456782B01: 'Waldhuis Groothandel B.V.',
  DE123456788: 'Grünwald Handels GmbH',
  FR83404833048: 'Clairval Distribution SAS',
  GB434031494: 'Brightwater Trading Ltd',
};
/** The register of this number never answers, so that the pages can be seen without one. */
const silent = 'BE0411905847';

export function embeddedVat(): VatPort {
  return { check: async (asked) => answerFor(asked) };
}

function answerFor(asked: VatNumber): VatAnswer {
  const written = writtenVat(asked);
  if (written === silent) return { outcome: 'unable' };
  const isRight = isWellFormed(asked);
  if (isRight === null) return { outcome: 'unable' };
  return isRight ? { outcome: 'valid', companyName: registered[written] ?? '' } : { outcome: 'invalid' };
}
