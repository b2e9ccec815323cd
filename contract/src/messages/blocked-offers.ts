/** Words of offers that our people take off sale: their page, and the mails to the seller. */

import type { BlockedReason } from '../offer-values.ts';
import { type MailText, mailOf } from './mail-layout.ts';
import { shellMessages } from './shell.ts';

const reasons: Readonly<Record<BlockedReason, { readonly title: string; readonly text: string }>> = {
  BRAND_RESTRICTED: { title: 'Brand not allowed', text: 'Its brand may not be sold here without papers.' },
  PRICE_OUTLIER: { title: 'Price far off', text: 'It sells again by itself once the seller corrects the price.' },
  GTIN_UNKNOWN: { title: 'Product in doubt', text: 'Its GTIN does not belong to what is offered.' },
  COMPLIANCE: { title: 'Safety paper missing', text: 'A paper is missing that the law asks for.' },
};

type Blocked = { readonly productName: string; readonly reason: string; readonly note: string; readonly link: string };

export const blockedOfferMessages = {
  title: shellMessages.blockedOffers,
  intro: 'Offers that buyers do not see until their reason is settled. The seller reads what you write.',
  caption: 'Offers',
  gtin: 'GTIN',
  gtinHelp: 'Shows every seller’s offer of the product.',
  find: 'Show offers',
  all: 'All blocked offers',
  columns: { product: 'Product', seller: 'Seller', price: 'Price', status: 'Status', why: 'Why', act: 'Action' },
  none: 'No offer is blocked.',
  noneOf: 'Nobody offers this product.',
  failed: 'There was an error loading the offers, please try again.',
  reasons,
  block: 'Block',
  blockOf: (product: string, seller: string) => `Block ${product} of ${seller}`,
  unblock: 'Unblock',
  unblockOf: (product: string, seller: string) => `Unblock ${product} of ${seller}`,
  blockTitle: (product: string) => `Block ${product}?`,
  unblockTitle: (product: string) => `Unblock ${product}?`,
  unblockText: (seller: string) => `Buyers see it again as far as its stock goes, and ${seller} hears of it by mail.`,
  reason: 'Reason',
  note: 'What is wrong, and what would settle it',
  noteHelp: 'The seller reads this by mail and beside the offer.',
  noteMissing: 'Write what is wrong',
  blocked: 'Offer blocked',
  unblocked: 'Offer unblocked',
  blockFailed: 'The offer was not blocked. Please try again.',
  unblockFailed: 'The offer was not unblocked. Please try again.',
  /** Beside the offer, to its seller. */
  said: (note: string) => `We wrote: ${note}`,
  ask: 'Write to us about it',
  askSubject: (product: string, gtin: string) => `Blocked offer: ${product} (${gtin})`,
  mails: {
    blocked: ({ productName, reason, note, link }: Blocked): MailText =>
      mailOf({
        subject: `Your offer is blocked: ${productName}`,
        paragraphs: [
          `We took your offer of ${productName} off sale, and buyers do not see it.`,
          reason,
          `We wrote: ${note}`,
        ],
        button: { label: 'Open the offer', href: link, isMove: true },
      }),
    unblocked: (productName: string, link: string): MailText =>
      mailOf({
        subject: `Your offer sells again: ${productName}`,
        paragraphs: [`What kept your offer of ${productName} off sale is settled. Buyers see it while there is stock.`],
        button: { label: 'Open the offer', href: link, isMove: false },
      }),
  },
} as const;
