/** An application for credit is begun with whoever judges it; a judge who is silent is asked again by the job's own tries. */
import type { Deps } from '../../platform/deps.ts';
import { type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { buyerById } from './sellers.read-model.ts';
import { saveCredit } from './sellers.repository.ts';

async function begin(deps: Deps, buyerId: string): Promise<void> {
  const buyer = await buyerById(deps.database, buyerId);
  if (buyer?.creditStatus !== 'APPLIED' || buyer.creditLimitMinor === null) return;
  const { name: companyName, email, country, creditLimitMinor: limitMinor } = buyer;
  const answer = await deps.credit.apply({ buyerId, companyName, email, country, limitMinor });
  if (answer.outcome === 'silent') throw new Error('The judge of credit is silent; the application is begun again');
  // One that is refused waits for our own people.
  if (answer.outcome !== 'begun' || answer.page === null) return;
  const { page } = answer;
  await deps.database.write('none', (db) => saveCredit(db, buyerId, { creditPage: page }, 'APPLIED'));
}

export const sellerSubscribers: readonly Subscriber[] = [
  subscriber('sellers.begin_credit', 'buyer.credit_applied', (told, _, deps) => begin(deps, told.buyerId)),
];
