import type { reviewedWithdrawal, withdrawal } from '@quayside/contract/orders';
import type { z } from 'zod';
import { plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { WithdrawalRow } from './withdrawals.repository.ts';
import { codeLifetime } from './withdrawals.rules.ts';

export function presentWithdrawal(row: WithdrawalRow): z.infer<typeof withdrawal> {
  const { id: qid, status, amountMinor, currency, holder, ending, askedAt, endedAt, rejection } = row;
  return {
    ...{ qid, status, amount: toWire(money(amountMinor, currency)), holder, ending, askedAt, endedAt, rejection },
    codeEndsAt: status === 'ASKED' ? plus(askedAt, codeLifetime) : null,
  };
}

type Reviewed = { readonly withdrawal: WithdrawalRow; readonly company: string };

export const presentReviewed = ({ withdrawal: row, company }: Reviewed): z.infer<typeof reviewedWithdrawal> => ({
  ...presentWithdrawal(row),
  company,
  approvals: row.status === 'IN_REVIEW' ? (row.approvedBy === null ? 0 : 1) : 2,
});
