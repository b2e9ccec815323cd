/** Mails to our own people. */
import { type MailText, mailOf } from './mail-layout.ts';

export const staffMails = {
  claimsOverdue: (
    count: number,
    oldest: { readonly claim: string; readonly order: string; readonly since: string },
    link: string,
  ): MailText =>
    mailOf({
      subject: count === 1 ? 'A claim is overdue' : `${count} claims are overdue`,
      paragraphs: [
        `Claim ${oldest.claim} about order ${oldest.order} was to be decided by ${oldest.since}. Until it is, its seller is not paid and its buyer not refunded.`,
      ],
      button: { label: 'See the claims', href: link, isMove: true },
    }),
} as const;
