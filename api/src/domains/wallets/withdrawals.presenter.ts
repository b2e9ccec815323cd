import type { reviewedWithdrawal, withdrawal } from '@quayside/contract/orders';
import type { z } from 'zod';
import { type Instant, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { WithdrawalRow } from './withdrawals.repository.ts';
import { codeLifetime, nextActionOf, withdrawalActionsOf } from './withdrawals.rules.ts';

export const presentWithdrawal = (row: WithdrawalRow, now: Instant): z.infer<typeof withdrawal> => ({
  ...presentAny(row),
  ...{ nextAction: nextActionOf(row, now), allowedActions: withdrawalActionsOf(row, now) },
});

function presentAny(row: WithdrawalRow) {
  const { id: qid, status, amountMinor, currency, holder, ending, askedAt, endedAt, rejection } = row;
  return {
    ...{ qid, status, amount: toWire(money(amountMinor, currency)), holder, ending, askedAt, endedAt, rejection },
    codeEndsAt: status === 'ASKED' ? plus(askedAt, codeLifetime) : null,
  };
}

type Reviewed = { readonly withdrawal: WithdrawalRow; readonly company: string };

export const presentReviewed = ({ withdrawal: row, company }: Reviewed): z.infer<typeof reviewedWithdrawal> => ({
  ...presentAny(row),
  company,
  approvals: row.status === 'IN_REVIEW' ? (row.approvedBy === null ? 0 : 1) : 2,
});
