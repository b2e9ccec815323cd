import type { PersonalData } from '@quayside/contract/personal-data';
import type { Instant } from '../../kernel/clock.ts';
import type { Account } from '../users/users.public.ts';
import type { keptOf } from './personal-data.read-model.ts';

export function presentData(
  { user, seller, buyer }: Account,
  { sessions, changes }: Awaited<ReturnType<typeof keptOf>>,
  madeAt: Instant,
): PersonalData {
  const { id: qid, account: name, email, phone, country, role, createdAt, secondFactorAt } = user;
  const company = seller?.name ?? buyer?.name ?? null;
  return {
    madeAt,
    account: { qid, name, email, phone, country, role, company, createdAt, secondFactorSince: secondFactorAt },
    sessions: sessions.map(({ userAgent, createdAt: since, lastSeenAt }) => ({
      ...{ device: userAgent, createdAt: since, lastSeenAt },
    })),
    changes: changes.map(({ number, at, action, person, subject, changes: parts }) => ({
      ...{ number, at, action, person, subject, changes: [...parts] },
    })),
  };
}
