/** What a payment would do, without doing it: every rule with its verdict, the amount, the date and what is missing. */
import type { payDryRun } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import { money, toWire } from '../../../kernel/money.ts';
import { addWorkingDays, localDate } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { SignedInActor } from '../../../platform/http/actor.ts';
import { currentAccount } from '../../bank-accounts/bank-accounts.public.ts';
import { netOfParts, openCarryOvers, sumOf, takenBy } from '../../payouts/payouts.public.ts';
import { saleDetail } from '../detail/sale-detail.read-model.ts';
import { contextOf } from '../sale-context.ts';
import { refuse } from '../sales.errors.ts';
import { presentPayRules } from '../sales.presenter.ts';
import { expectedVat, isVatMissing, payoutPartsOf, reviewReasonsOf } from '../sales.rules.ts';
import type { SaleSnapshot } from '../sales.types.ts';
import { whereIs } from '../shown-sale.ts';
import { commissionTermsOf } from './commission-terms.ts';
import { isLostOrBack } from './lost-goods.repository.ts';

/** Days a bank takes once the provider has sent the money. */
const bankWorkingDays = 2;

export async function payDryRunOf(
  deps: Deps,
  actor: SignedInActor,
  saleId: string,
): Promise<z.infer<typeof payDryRun>> {
  const { scope, ids } = await whereIs(deps, actor, saleId);
  const detail = await saleDetail(deps.database, scope, ids);
  if (!detail) throw refuse('not_found');
  const [account, open, isLost] = await deps.database.flight(scope, (db) => [
    currentAccount(db, ids.sellerId),
    openCarryOvers(db, { ...ids, currency: detail.sale.currency }),
    isLostOrBack(db, ids),
  ]);
  const { sale, seller } = detail;
  const paidOut = (order: SaleSnapshot) => {
    const net = netOfParts(payoutPartsOf(order, commissionTermsOf(seller)));
    return toWire(money(net - sumOf(takenBy(net, open)), sale.currency));
  };
  const now = deps.clock.now();
  const context = { ...contextOf(sale, seller, now), isLost };
  const expected = expectedVat(sale, context.vatBasisPoints);
  const calendar = deps.calendarOf(seller.country, seller.timeZone);
  const needsApproval = reviewReasonsOf(context).length > 0;
  const paidAt = addWorkingDays(now, bankWorkingDays + (needsApproval ? 1 : 0), calendar);
  return {
    rules: presentPayRules(context),
    amount: paidOut(sale),
    missingVat: isVatMissing(context)
      ? { expected: toWire(money(expected, sale.currency)), amountWithVat: paidOut({ ...sale, vatMinor: expected }) }
      : null,
    accountEnding: account?.ending ?? null,
    expectedOn: localDate(paidAt, seller.timeZone),
    needsApproval,
    replyBy: needsApproval ? addWorkingDays(now, 1, calendar) : null,
    missingProfile: [...context.seller.missingProfile],
  };
}
