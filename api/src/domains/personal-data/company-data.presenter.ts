import type { CompanyData } from '@quayside/contract/personal-data';
import type { Instant } from '../../kernel/clock.ts';
import { toWire } from '../../kernel/money.ts';
import { presentProfile, type SellerRecord } from '../sellers/sellers.public.ts';
import type { companyDataOf } from './company-data.read-model.ts';

type Kept = Awaited<ReturnType<typeof companyDataOf>>;

/** Bank accounts by their last signs alone. */
export function presentCompanyData(seller: SellerRecord, kept: Kept, madeAt: Instant): CompanyData {
  const { account, people, places } = kept;
  return {
    madeAt,
    company: presentProfile(seller),
    bankAccount: account ? { holder: account.holder, accountEnding: account.ending, since: account.createdAt } : null,
    people: people.map(({ id: qid, account: name, email, phone, role, createdAt: since }) => ({
      ...{ qid, name, email, phone, role, since },
    })),
    addresses: places.map(({ companyName, usageTypes, line1, line2, postalCode, city, region, country }) => ({
      ...{ companyName, usageTypes, line1, line2, postalCode, city, region, country },
    })),
    ...presentTrade(kept),
    ...presentFiles(kept),
  };
}

function presentTrade({ orders, payouts, claims }: Kept) {
  return {
    orders: {
      total: orders.total,
      rows: orders.rows.map(({ orderNumber, buyerName, buyerReference, status, totalMinor, currency, ...at }) => ({
        ...{ order: orderNumber, buyer: buyerName, buyerReference, status },
        ...{ goods: toWire({ minor: totalMinor, currency }), placedAt: at.createdAt, endedAt: at.endedAt },
      })),
    },
    payouts: {
      total: payouts.total,
      rows: payouts.rows.map(({ orderNumber, status, amountMinor, currency, accountEnding, ...at }) => ({
        ...{ order: orderNumber, status, amount: toWire({ minor: amountMinor, currency }), accountEnding },
        ...{ requestedAt: at.requestedAt, settledAt: at.settledAt },
      })),
    },
    claims: {
      total: claims.total,
      rows: claims.rows.map(({ number, orderNumber, type, status, claimedMinor, currency, submittedAt }) => ({
        ...{
          number,
          order: orderNumber,
          type,
          status,
          claimed: toWire({ minor: claimedMinor, currency }),
          submittedAt,
        },
      })),
    },
  };
}

function presentFiles({ documents, offers }: Kept) {
  return {
    documents: {
      total: documents.total,
      rows: documents.rows.map(({ orderNumber, documentType, name, uploadedAt }) => ({
        ...{ order: orderNumber, documentType, name, addedAt: uploadedAt },
      })),
    },
    offers: {
      total: offers.total,
      rows: offers.rows.map(({ gtin, product, offer: { priceMinor, currency, stock, status } }) => ({
        ...{ gtin, product, price: toWire({ minor: priceMinor, currency }), quantity: stock, status },
      })),
    },
  };
}
