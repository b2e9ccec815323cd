/** How we stand with a company: where its invoices go and whether it may pay later. */
import type { Debtor } from '@quayside/contract/company';
import { toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { refuse } from './sellers.errors.ts';
import { buyerById, sellerById } from './sellers.read-model.ts';

/** Refuses with `no_company` for people who work for none. */
export async function debtorOf({ database }: Pick<Deps, 'database'>, actor: SignedInActor): Promise<Debtor> {
  const { sellerId, buyerId, email } = actor;
  const seller = sellerId === null ? null : await sellerById(database, sellerId);
  if (seller) {
    const { id, name, country, vatNumber, currency } = seller;
    // Our commission is taken off what we pay out: there is nothing to defer.
    return { ...{ qid: id, name, country, vatNumber, currency, invoiceEmail: email }, ...nothingDeferred };
  }
  const buyer = buyerId === null ? null : await buyerById(database, buyerId);
  if (!buyer) throw refuse('no_company');
  const { id, name, country, vatNumber, creditStatus, creditLimitMinor, creditPage, daysDeferred } = buyer;
  const creditLimit =
    creditStatus === 'APPROVED' && creditLimitMinor !== null
      ? toWire({ minor: creditLimitMinor, currency: 'EUR' })
      : null;
  return {
    ...{ qid: id, name, country, vatNumber, currency: 'EUR', invoiceEmail: buyer.email },
    ...{ creditStatus, creditLimit, creditPage, daysDeferred },
  };
}

const nothingDeferred = { creditStatus: 'NONE', creditLimit: null, creditPage: null, daysDeferred: 0 } as const;
