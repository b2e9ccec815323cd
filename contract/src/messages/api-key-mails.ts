/** What is told of API keys by mail. */
import { type MailText, mailOf } from './mail-layout.ts';
import { withoutLinks } from './mails.ts';

type Kept = {
  /** Whose password it was; null: the reader's own. */
  readonly maker: string | null;
  readonly keys: readonly { readonly name: string; readonly ending: string }[];
  /** Where keys are revoked; null where only calls do it. */
  readonly link: string | null;
  readonly supportMailbox: string;
};

export const apiKeyMails = {
  /** After a password was reset by a mail: keys that its owner made belong to the company and stay. */
  keptAfterReset: ({ maker, keys, link, supportMailbox }: Kept): MailText => {
    const [who, whose] = maker === null ? ['You', 'you'] : [withoutLinks(maker), withoutLinks(maker)];
    const named = keys.map(({ name, ending }) => `${withoutLinks(name)} (ends in ${ending})`).join(', ');
    return mailOf({
      subject: 'API keys still work after a new password',
      paragraphs: [
        `${who} set a new password with the link in an e-mail. The API keys that ${whose} made belong to your company and still work: ${named}.`,
        'If somebody else may have used the account, revoke every key you do not recognise. If you revoke one that a program uses, make a new one for it.',
      ],
      ...(link === null ? {} : { button: { label: 'Check the API keys', href: link, isMove: true } }),
      notes: [`If you have questions, write to ${supportMailbox}.`],
    });
  },
};
