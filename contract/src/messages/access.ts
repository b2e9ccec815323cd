/** Words for pages a person may not use, and for a company that is paused. */
import type { User } from '../users.ts';

export const accessMessages = {
  noPermission: 'You do not have permission to see this page.',
  askOwner: 'An owner or admin of your company can change your role.',
  askStaff: 'Ask whoever manages staff accounts to give you access.',
  /** For whoever opened a page of the other user type (GATE-05). */
  pageIsFor: { SELLER: 'That page is for sellers.', WAREHOUSE: 'That page is for warehouse users.' },
  paused: {
    title: 'Your account is paused',
    text: 'New orders are paused. You can still finish open ones: orders, documents, payments.',
    reason: 'Reason',
    until: 'Expected until',
    noEnd: 'Not known yet',
    contact: 'Contact us',
    subject: (company: string) => `Paused account: ${company}`,
    understood: 'Continue',
  },
  suspended: {
    title: 'Your company is suspended',
    text: 'Buyers do not see your offers, and no new orders come in. You can still finish open ones. My profile says why.',
    subject: (company: string) => `Suspended company: ${company}`,
  },
  pauseReasons: {
    HOLIDAY: 'Holiday',
    SELLER_REQUEST: 'At your request',
    EXPIRED_ORDERS: 'Orders expired',
    HIGH_DECLINE_RATE: 'Many orders declined',
    HIGH_CLAIM_RATE: 'Many claims',
    STALE_STOCK_LIST: 'Stock list out of date',
    MISSING_DOCUMENTS: 'Documents missing',
    INVALID_VAT: 'VAT number not valid',
    INVALID_BANK_DETAILS: 'Bank details not valid',
    OPEN_DISPUTE: 'Open dispute',
    COMPLIANCE_REVIEW: 'Compliance review',
    OTHER: 'Another reason',
  } satisfies Record<NonNullable<User['pauseReason']>, string>,
} as const;
