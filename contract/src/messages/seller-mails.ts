/** Mails about what we decided on a selling company. Rejected people cannot sign in, so each mail says it all. */
import { type MailLayout, type MailText, mailOf } from './mail-layout.ts';

type Decided = {
  /** What we wrote to the company; may be empty. */
  readonly note: string;
  readonly supportMailbox: string;
  /** Address of the page My profile. */
  readonly profile: string;
};

const texts = {
  approve: () => ({
    subject: 'Your company is approved on Quayside',
    paragraphs: ['Buyers see your offers now, and orders can come in.'],
  }),
  send_back: ({ profile }) => ({
    subject: 'Your profile needs a change before we can approve it',
    paragraphs: ['We looked at your company and sent the profile back to you. Change it, then submit it again.'],
    button: { label: 'Open My profile', href: profile, isMove: true },
  }),
  reject: () => ({
    subject: 'Your company was not approved on Quayside',
    paragraphs: ['We looked at your company and cannot take it on. You and your colleagues can no longer sign in.'],
  }),
  suspend: () => ({
    subject: 'Your company is suspended on Quayside',
    paragraphs: [
      'Buyers no longer see your offers, and no new orders come in. Please finish your open orders as usual.',
    ],
  }),
  reinstate: () => ({
    subject: 'Your company sells again on Quayside',
    paragraphs: ['The suspension is over. Buyers see your offers again, and orders can come in.'],
  }),
} satisfies Record<string, (decided: Decided) => Pick<MailLayout, 'subject' | 'paragraphs' | 'button'>>;

const isDecision = (event: string): event is keyof typeof texts => Object.hasOwn(texts, event);

/** The mail about a move of the company; null: nobody is written to about this one. */
export function sellerMail(event: string, decided: Decided): MailText | null {
  if (!isDecision(event)) return null;
  const layout: Pick<MailLayout, 'subject' | 'paragraphs' | 'button'> = texts[event](decided);
  const said = decided.note === '' ? [] : [`We wrote: ${decided.note}`];
  return mailOf({
    ...layout,
    paragraphs: [...layout.paragraphs, ...said],
    notes: [`Any questions? Write to ${decided.supportMailbox}.`],
  });
}
