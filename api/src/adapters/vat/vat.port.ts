/** Asks a tax office's register about a VAT number (INTG-13, PRO-11). */
import type { VatNumber } from '../../platform/vat/vat-number.ts';

/**
 * `valid`: registered; `companyName` is empty where the register does not tell it. `invalid`: for certain not registered.
 * `unable`: nobody could say now. `throttled`: asked too often; ask again after `waitSeconds`.
 */
export type VatAnswer =
  | { readonly outcome: 'valid'; readonly companyName: string }
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'unable' }
  | { readonly outcome: 'throttled'; readonly waitSeconds: number };

export type VatPort = {
  check(asked: VatNumber): Promise<VatAnswer>;
};
