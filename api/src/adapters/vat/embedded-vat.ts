/**
 * Judges VAT numbers where no register is asked: wrong form or check digits are wrong, right ones prove nothing, for digits are
 * easily made up. The demo's own companies are known by name, never in production.
 */
import { isWellFormed, type VatNumber, writtenVat } from '../../platform/vat/vat-number.ts';
import type { VatAnswer, VatPort } from './vat.port.ts';

/** The demo's companies: numbers with right check digits that no register is known to hold. */
const demo: Readonly<Record<string, string>> = {
  NL123456782B01: 'Waldhuis Groothandel B.V.',
  DE123456788: 'Grünwald Handels GmbH',
  FR83404833048: 'Clairval Distribution SAS',
  GB434031494: 'Brightwater Trading Ltd',
};

export function embeddedVat({ isProduction }: { readonly isProduction: boolean }): VatPort {
  return { check: async (asked) => answerFor(asked, isProduction ? {} : demo) };
}

function answerFor(asked: VatNumber, registered: Readonly<Record<string, string>>): VatAnswer {
  const written = writtenVat(asked);
  const companyName = registered[written];
  if (companyName !== undefined) return { outcome: 'valid', companyName };
  return { outcome: isWellFormed(asked) === false ? 'invalid' : 'unable' };
}
