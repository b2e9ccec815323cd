import type { LostFactor } from '@quayside/contract/second-factors';
import type { lossPage } from './losses.read-model.ts';
import { grantableFrom } from './losses.rules.ts';

export function presentLoss({
  loss: { id: qid, email, askedAt, toldAt },
  user: { account: name, role },
  seller,
  buyer,
}: Awaited<ReturnType<typeof lossPage>>['rows'][number]): LostFactor {
  return { qid, name, email, role, company: seller ?? buyer, askedAt, from: grantableFrom({ askedAt, toldAt }) };
}
