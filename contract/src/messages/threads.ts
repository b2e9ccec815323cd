/** Words of conversations about orders: the contact page, the list of staff, mails to our mailboxes. */
import { counted } from '../count-label.ts';
import type { issueCategories } from '../sale-values.ts';
import { type MailText, mailOf } from './mail-layout.ts';

type Category = (typeof issueCategories)[number];

const categories = {
  SHIPPING: 'Shipping',
  QUANTITY: 'Quantities',
  PRICE: 'Price',
  DOCUMENTS: 'Documents',
  PAYMENT: 'Payment',
  CLAIM: 'Claim',
  TECHNICAL: 'Technical problem',
  OTHER: 'Something else',
} satisfies Record<Category, string>;

export const threadMessages = {
  title: 'Contact about an order',
  heading: (order: string) => `Contact about order ${order}`,
  moreTime: {
    message: 'Please give us more time for this order, because ',
    title: 'More time',
    text: 'Granted once, at most two working days. The seller sees the new deadline at once.',
    grant: (days: number) => (days === 1 ? 'Give 1 working day' : `Give ${days} working days`),
    granted: 'More time given',
    failed: 'There was an error giving more time, please try again.',
  },
  topic: 'Topic',
  topicMissing: 'Choose a topic',
  categories,
  claim: 'Claim number',
  claimHint: 'Such as CL-1042',
  message: 'Message',
  messageMissing: 'Write a message',
  messageTooLong: 'Use at most 4,000 characters',
  files: 'Files',
  attached: 'Files of this message',
  addFiles: 'Add files',
  filesUnfinished: 'A file has not arrived yet. Wait for it, try it again or remove it.',
  tooManyFiles: 'A message takes at most five files. Send the others with another message.',
  downloadFailed: 'There was an error loading the file, please try again.',
  send: 'Send message',
  sendFailed: 'Your message was not sent. It is still here: please try again.',
  sentTitle: 'Your message is sent',
  reference: 'Reference',
  expectedReply: 'Expected reply',
  another: 'Write another message',
  whoAnswers: 'Who answers',
  team: 'Our team answers within one working day.',
  manager: (name: string) => `${name}, your account manager, answers within one working day.`,
  conversations: 'Conversations about this order',
  none: 'No messages about this order yet.',
  quayside: 'Quayside',
  unread: (count: number) => counted(count, 'new message'),
  isNew: 'New',
  arrived: (author: string, text: string) => `New message from ${author}: ${text}`,
  readByQuayside: 'Read by Quayside',
  readBySeller: 'Read by the seller',
  waiting: 'Quayside answers',
  reply: 'Reply',
  replyTo: (reference: string) => `Reply to ${reference}`,
  sendReply: 'Send reply',
  replySent: 'Reply sent',
  loadFailed: 'There was an error loading the messages, please try again.',
  back: 'Back to the order',
  card: { title: 'Contact', text: 'Questions about this order? We answer within one working day.', link: 'Contact us' },
  not_found: 'No conversation found.',
  fileNotFound: 'No file found.',
  fileGone: 'One of the files is no longer there. Remove it, choose it again and send the message once more.',
  inbox: {
    title: 'Messages',
    intro: 'Most urgent first. Sellers are answered on their order’s contact page, buyers in the list.',
    caption: 'Conversations with sellers',
    tabs: 'Conversations by state',
    waiting: 'Waiting for us',
    all: 'All',
    seller: 'Seller',
    order: 'Order',
    topic: 'Topic',
    last: 'Last message',
    replyBy: 'Reply by',
    answered: 'Answered',
    overdue: 'Overdue',
    reference: 'reference',
    empty: 'No messages waiting for an answer.',
    failed: 'There was an error loading the messages, please try again.',
    open: 'All conversations',
  },
} as const;

type Ticket = {
  readonly order: string;
  readonly seller: string;
  readonly category: Category;
  readonly claim: string | null;
  readonly link: string;
};

/** What our own mailboxes read, and tickets begin with. */
export const threadMails = {
  subject: ({ order, category }: Pick<Ticket, 'order' | 'category'>): string =>
    `${categories[category]} · order ${order}`,
  body: ({ seller, claim, link }: Ticket, message: string): string =>
    [`${seller} writes:`, message, ...(claim === null ? [] : [`Claim: ${claim}`]), `Answer at ${link}`].join('\n\n'),
  /** The files stay with us; the message names them. */
  withFiles: (message: string, names: readonly string[]): string =>
    names.length === 0 ? message : `${message}\n\nFiles, on the order’s contact page: ${names.join(', ')}`,
  ofTicket: (reference: string, subject: string, body: string): MailText =>
    mailOf({ subject: `[${reference}] ${subject}`, title: subject, paragraphs: body.split('\n\n') }),
} as const;
