import { type BankInfo, type BankKind, bankChange, bankKinds } from '@quayside/contract/bank';
import { days, hours, type Instant, plus } from '../../kernel/clock.ts';
import type { BankAccount } from './bank-accounts.repository.ts';

type Facts = {
  readonly account: BankAccount | undefined;
  readonly kinds: readonly BankKind[];
  readonly changedAt: Instant | null;
  readonly now: Instant;
};

/** The account with its number hidden, and until when a change is felt. */
export function presentBankInfo({ account, kinds, changedAt, now }: Facts): BankInfo {
  const until = (milliseconds: number) => {
    const end = changedAt && plus(changedAt, milliseconds);
    return end && end > now ? end : null;
  };
  return {
    account: account
      ? {
          kind: kindOf(account.kind),
          ...{ holder: account.holder, country: account.country, currency: account.currency },
          ...{ masked: `•••• ${account.ending}`, since: account.createdAt },
        }
      : null,
    kinds: [...kinds],
    payoutsPausedUntil: until(hours(bankChange.pauseHours)),
    reviewedUntil: until(days(bankChange.reviewDays)),
  };
}

const kindOf = (stored: string): BankKind => bankKinds.find((kind) => kind === stored.toLowerCase()) ?? 'iban';
