/** The register's answer as the portal shows it (PRO-11). */
import type { VatValidation } from '@quayside/contract/company';
import type { Deps } from '../../platform/deps.ts';
import { type VatNumber, writtenVat } from '../../platform/vat/vat-number.ts';

/** Asks outside every transaction. Whatever keeps the register from answering is `UNABLE_TO_VALIDATE`, without a name. */
export async function askRegister({ vat }: Pick<Deps, 'vat'>, asked: VatNumber): Promise<VatValidation> {
  const answer = await vat.check(asked);
  const known = { countryCode: asked.country, taxNumber: writtenVat(asked) };
  if (answer.outcome === 'valid') return { ...known, companyName: answer.companyName, validationStatus: 'VALID' };
  const validationStatus = answer.outcome === 'invalid' ? 'INVALID' : 'UNABLE_TO_VALIDATE';
  return { ...known, companyName: '', validationStatus };
}
