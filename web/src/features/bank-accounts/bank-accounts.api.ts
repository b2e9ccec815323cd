/** The calls of bank details. */
import type { BankInfo } from '@quayside/contract/bank';
import { answerOf, api } from '../../lib/api.ts';
import type { BankForm } from './bank-form.ts';

export const getBankInfo = (signal: AbortSignal) => answerOf(api.GET('/user/bank/info/', { signal }));

/** Sends the one form that applies. */
export function changeBankAccount(kind: BankInfo['kinds'][number], form: BankForm): Promise<BankInfo> {
  const { holder, country, secret, iban, sortCode, accountNumber, routingNumber, swiftCode } = form;
  const common = { holder: holder.trim(), country, secret };
  if (kind === 'iban') return answerOf(api.POST('/user/bank/iban/', { body: { ...common, iban } }));
  if (kind === 'sort_code')
    return answerOf(api.POST('/user/bank/sortcode/', { body: { ...common, sortCode, accountNumber } }));
  if (kind === 'aba')
    return answerOf(api.POST('/user/bank/aba/', { body: { ...common, routingNumber, accountNumber } }));
  return answerOf(api.POST('/user/bank/swift/', { body: { ...common, swiftCode, accountNumber } }));
}
