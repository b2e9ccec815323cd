/** Words of the list on which our people answer what buyers ask about their orders. */
import type { orderIssueCategories } from '../order-values.ts';

export const orderQuestionMessages = {
  tab: 'From buyers',
  caption: 'What buyers asked about their orders, the longest waiting first',
  columns: {
    order: 'Order',
    buyer: 'Buyer',
    topic: 'Topic',
    message: 'Question',
    replyBy: 'Reply by',
    action: 'Action',
  },
  categories: {
    SHIPPING: 'Shipping',
    QUANTITY: 'Quantity',
    PRICE: 'Price',
    DOCUMENTS: 'Documents',
    PAYMENT: 'Payment',
    CLAIM: 'Claim',
    CANCEL: 'Cancellation',
    OTHER: 'Something else',
  } satisfies Record<(typeof orderIssueCategories)[number], string>,
  none: 'No buyer waits for an answer.',
  failed: 'There was an error loading the questions, please try again.',
  answered: 'Answered',
  overdue: 'Overdue',
  answer: 'Answer',
  answerTo: (order: string) => `Answer the question about ${order}`,
  dialog: (order: string) => `Question about order ${order}`,
  asked: (name: string, buyer: string) => `${name} of ${buyer} asks:`,
  openOrder: 'Open the order',
  answerLabel: 'Your answer',
  answerMissing: 'Enter your answer.',
  send: 'Send the answer',
  sent: 'Answer sent by mail',
  sendFailed: 'The answer could not be sent, please try again.',
} as const;
