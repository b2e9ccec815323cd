/** Mails and text messages: one thought, one button. */
import { type MailText, mailOf } from './mail-layout.ts';

const mail = (subject: string, ...paragraphs: readonly string[]): MailText => mailOf({ subject, paragraphs });
/** One that leads somewhere. `isMove`: without it nothing goes on. */
const linking = (
  subject: string,
  paragraph: string,
  button: { readonly label: string; readonly href: string; readonly isMove?: boolean },
  ...notes: readonly string[]
): MailText => mailOf({ subject, paragraphs: [paragraph], button: { isMove: false, ...button }, notes });

type WantedEvidence = {
  readonly claim: string;
  readonly order: string;
  /** What the files have to show, in words. */
  readonly wanted: readonly string[];
  readonly until: string;
  readonly isReminder: boolean;
};

type Invitation = {
  readonly by: string;
  readonly company: string;
  readonly role: { readonly name: string; readonly text: string };
  readonly link: string;
};

type Ordered = { readonly number: string; readonly reference: string | null; readonly amount: string };
const named = (number: string, reference: string | null): string =>
  reference === null ? number : `${number} (${reference})`;

/** A name as mail programs make no link of: "bol. com", "https: //shop. example". */
export const withoutLinks = (name: string): string =>
  name.replace(/[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})|:(?=\/)|@(?=\S)/gu, '$& ');

export const mails = {
  verifyEmail: (link: string, code: string) =>
    linking(
      'Verify your e-mail address',
      'One press verifies your e-mail address.',
      { label: 'Verify e-mail address', href: link, isMove: true },
      `Or enter the code ${code}. Both work once, within 24 hours.`,
    ),
  resetPassword: (link: string) =>
    linking(
      'Set a new password',
      'Somebody asked to set a new password for your account. If it was you, do it within 24 hours:',
      { label: 'Set a new password', href: link, isMove: true },
      'If it was not you, ignore this mail; your password stays as it is.',
    ),
  activate: (link: string) =>
    linking('Activate your account', 'Your account is ready. Choose a password within 72 hours:', {
      label: 'Choose a password',
      href: link,
      isMove: true,
    }),
  invitation: ({ role, link, ...names }: Invitation) => {
    const [by, company] = [withoutLinks(names.by), withoutLinks(names.company)];
    return mailOf({
      subject: `${by} invites you to ${company} on Quayside`,
      paragraphs: [
        `${by} would like you to work for ${company} on Quayside. Your role is ${role.name}: ${role.text.toLowerCase()}.`,
        'Choose a password within 72 hours:',
      ],
      button: { label: 'Choose a password', href: link, isMove: true },
      notes: [`You don’t know ${by}? Ignore this mail: without the press nothing happens.`],
    });
  },
  warehouseInvitation: ({ by, role, link }: Omit<Invitation, 'company'>) =>
    mailOf({
      subject: `${withoutLinks(by)} invites you to our warehouse`,
      paragraphs: [`Your role is ${role.name}: ${role.text.toLowerCase()}.`, 'Choose a password within 72 hours:'],
      button: { label: 'Choose a password', href: link, isMove: true },
      notes: [`You don’t know ${withoutLinks(by)}? Ignore this mail: without the press nothing happens.`],
    }),
  orderPaid: ({ number, reference, amount }: Ordered) =>
    mail(
      `Order ${number} is paid`,
      `Your order ${named(number, reference)} for ${amount} is paid and with its sellers.`,
      'They have three working days to confirm it. What they cannot send is refunded to your wallet.',
    ),
  orderWaits: ({ number, reference, toPay }: Ordered & { readonly toPay: string }) =>
    mail(
      `Order ${number} waits for your payment`,
      `We keep the goods of your order ${named(number, reference)} for two working days.`,
      `Please pay ${toPay} and name ${number}. Once the money is here, the order goes to its sellers.`,
    ),
  orderEnded: (number: string, isRefused: boolean) =>
    mail(
      `Order ${number} was not paid`,
      isRefused
        ? `The payment of your order ${number} was refused, so the order has ended.`
        : `No payment of your order ${number} came within two working days, so the order has ended.`,
      'What was paid from your wallet is back there, and any payment that still arrives goes there too. You can order the goods again.',
    ),
  promotionGiven: ({ amount, until }: { amount: string; until: string }) =>
    mail(
      `You have ${amount} more to spend`,
      `We put ${amount} into your company’s wallet. You can spend it until ${until}; what is left then is taken back.`,
      'It pays for goods and shipping, and cannot be withdrawn. Take it from the wallet when you check out.',
    ),
  checkoutExpired: () =>
    mail(
      'Your checkout has ended',
      'You began to pay for your cart, and 24 hours later nothing was ordered, so the checkout has ended.',
      'Nothing was charged and no goods are kept for you. Your cart is still there: share it out again and choose how to pay.',
    ),
  withdrawalCode: ({ amount, ending, code }: { amount: string; ending: string; code: string }) =>
    mail(
      `Code ${code} for your withdrawal of ${amount}`,
      `Somebody in your company asked to send ${amount} from your wallet to the account ending in ${ending}.`,
      `To confirm it, enter the code ${code} within 10 minutes.`,
      'If it wasn’t anyone in your company, do nothing: without the code no money moves. Then change your password.',
    ),
  vatInvalid: (link: string) =>
    linking(
      'Your VAT number is not valid',
      'The VAT register does not know the number of your company. Until it is put right, no payment can be triggered.',
      { label: 'Check the number', href: link, isMove: true },
    ),
  feeDecided: (isAgreed: boolean, supportMailbox: string) =>
    isAgreed
      ? mail(
          'Your fee changes as you asked',
          'We agreed to the fee you asked for. It counts from the first of next month.',
        )
      : mail(
          'Your fee stays as it is',
          'We looked at the fee you asked for and cannot agree to it. Your fee stays as it is.',
          `Any questions? Write to ${supportMailbox}.`,
        ),
  withdrawalRejected: ({ amount, ending, reason }: { amount: string; ending: string; reason: string }) =>
    mail(
      `We did not send your withdrawal of ${amount}`,
      `We did not send ${amount} to the account ending in ${ending}: ${reason}`,
      'The money is back in your wallet. You can ask again.',
    ),
  requestAnswered: ({ wanted, isAdded, answer }: { wanted: string; isAdded: boolean; answer: string }) =>
    mail(
      isAdded ? 'What you requested is in our catalogue' : 'We cannot add what you requested',
      `You asked us for: ${withoutLinks(wanted)}`,
      `Our answer: ${answer}`,
    ),
  passwordChanged: (supportMailbox: string) =>
    mail(
      'Your password was changed',
      'The password of your account was changed and you were signed out elsewhere.',
      `If it was not you, write to ${supportMailbox} at once.`,
    ),
  sessionEnded: (supportMailbox: string) =>
    mail(
      'You were signed out for your safety',
      'Somebody used a copy of one of your sign-ins. We ended it: please sign in again and change your password.',
      `If you have questions, write to ${supportMailbox}.`,
    ),
  emailChanged: (supportMailbox: string) =>
    mail(
      'The e-mail address of your account was changed',
      'From now on, your account uses another e-mail address. This is the last mail to this one.',
      `If it was not you, write to ${supportMailbox} at once.`,
    ),
  emailChangeAsked: (supportMailbox: string) =>
    mail(
      'Somebody asked to change the e-mail address of your account',
      'Nothing has changed yet: this address stays yours until the new one is confirmed.',
      `If it was not you, set a new password now, which also withdraws the change, and write to ${supportMailbox}.`,
    ),
  secondFactorOn: (supportMailbox: string) =>
    mail(
      'A second factor is on',
      'From now on, bank details, large payments and changes of your account also ask for it.',
      `If it was not you, write to ${supportMailbox} at once.`,
    ),
  passkeyAdded: (supportMailbox: string) =>
    mail(
      'A passkey was added to your account',
      'Whoever has it can show the second factor of your account. Your passkeys are listed on the page Security of your profile.',
      `If it was not you, set a new password, remove the passkey and write to ${supportMailbox} at once.`,
    ),
  companyClosed: (company: string, supportMailbox: string) =>
    mail(
      `${withoutLinks(company)} is closed on Quayside`,
      'It sells no more, and the accounts of all its people have ended. Their names, e-mail addresses and phone numbers are deleted from the accounts.',
      'Orders, invoices, payments, messages and claims are kept for 10 years, as tax law asks.',
      `If this is a mistake, or if you need one of these papers, write to ${supportMailbox}.`,
    ),
  secondFactorOff: (supportMailbox: string) =>
    mail(
      'The second factor of your account was turned off',
      'Your password alone opens your account now.',
      `If it was not you, set a new password and write to ${supportMailbox} at once.`,
    ),
  secondFactorLost: (keep: string) =>
    linking(
      'Your second factor will be removed',
      'Somebody who knows your password says that the second factor of your account is lost, and the recovery codes too. A day from now our people may remove it. If it was not you, keep it:',
      { label: 'Keep my second factor', href: keep, isMove: true },
      'If it was you, do nothing. To be faster, use a recovery code. If it was not you, set a new password as well: somebody knows yours.',
    ),
  secondFactorTaken: (supportMailbox: string) =>
    mail(
      'Your second factor was removed',
      'You are signed out everywhere. Sign in with your password and set up a second factor again.',
      `If it was not you, set a new password and write to ${supportMailbox} at once.`,
    ),
  phoneChanged: (supportMailbox: string) =>
    mail(
      'The phone number of your account was changed',
      'From now on, your account uses another phone number.',
      `If it was not you, write to ${supportMailbox} at once.`,
    ),
  webhookSwitchedOff: () =>
    mail(
      'A webhook of your company was switched off',
      'One of your endpoints has not accepted a message for three days, so we no longer send to it.',
      'Fix the receiver and send the endpoint a test: when the test arrives, it is on again.',
    ),
  claimShippedAgain: (claim: string, order: string, carrier: string, number: string, trackingUrl: string | null) => {
    const subject = `Claim ${claim}: the goods of order ${order} are sent again`;
    const text = `The seller has sent what you claimed once more, with ${carrier}, tracking number ${number}.`;
    const note = 'If they do not arrive, you can appeal against the decision.';
    return trackingUrl === null
      ? mail(subject, text, note)
      : linking(subject, text, { label: 'Track the shipment', href: trackingUrl }, note);
  },
  bankChanged: (supportMailbox: string) =>
    mail(
      'The bank details of your company were changed',
      'From now on, payouts go to another account. They wait 24 hours, and payments of the next 14 days are checked by us.',
      `If it wasn’t anyone in your company, write to ${supportMailbox} at once.`,
    ),
  saleReduced: (order: string, lines: string) =>
    mail(
      `Order ${order}: quantities were reduced`,
      `The seller cannot deliver everything of order ${order}. What is missing is refunded.`,
      lines,
    ),
  saleDeclined: (order: string) =>
    mail(`Order ${order} was declined`, `The seller cannot deliver order ${order}. You are refunded in full.`),
  saleExpired: (order: string, wasConfirmed: boolean) =>
    mail(
      `Order ${order} has expired`,
      wasConfirmed
        ? `The seller confirmed order ${order} but did not send it in time. You are refunded in full.`
        : `The seller did not confirm order ${order} in time. You are refunded in full.`,
    ),
  saleCancelled: (order: string) =>
    mail(`Order ${order} was cancelled`, `Order ${order} was cancelled. You are refunded in full.`),
  claimNeedsEvidence: ({ claim, order, wanted, until, isReminder }: WantedEvidence) =>
    mail(
      `${isReminder ? 'Reminder, claim' : 'Claim'} ${claim}: evidence is missing`,
      `To look at your claim ${claim} about order ${order} we still need usable files of:`,
      wanted.join('\n'),
      `Please send them by ${until}. After that we close the claim.`,
    ),
  claimClosed: (claim: string, order: string) =>
    mail(
      `Claim ${claim} was closed`,
      `The evidence we asked for did not come in time, so your claim ${claim} about order ${order} is closed. Nothing is refunded.`,
    ),
  paymentApproved: (order: string, link: string, amount: string | null) =>
    mailOf({
      subject: amount === null ? `Payment of order ${order} is approved` : `${amount} for order ${order} is approved`,
      title: amount === null ? undefined : `${amount} is on its way to you`,
      paragraphs: [
        amount === null
          ? 'Our team approved the payment; it is on its way.'
          : `Our team approved the payment of ${amount} for order ${order}.`,
      ],
      button: { label: 'See the order', href: link, isMove: false },
    }),
  paymentRejected: (order: string, reason: string, link: string) =>
    linking(
      `Payment of order ${order} was not approved`,
      `Our team did not approve the payment: ${reason}`,
      { label: 'See the order', href: link, isMove: true },
      'Correct this and trigger the payment again.',
    ),
} as const;

/** Text messages have no subject; a code comes first, so that the phone offers it. */
export const textMessages = {
  phoneCode: (code: string, link: string) => `${code} is your Quayside code. It works for 10 minutes. ${link}`,
  bankChanged: (company: string, supportMailbox: string) =>
    `Quayside: the bank details of ${company} were changed. Payouts wait 24 hours. Wasn’t it anyone of you? Write to ${supportMailbox} at once.`,
} as const;

/** The page of sent messages, in development only. */
export const devOutboxMessages = {
  title: 'Messages sent',
  none: 'No message was sent yet.',
  textMessage: 'Text message',
  alone: 'Open this mail alone',
} as const;
