/** Words of payouts: what a seller was paid, will be paid and owes (ORD-15). */
export const payoutMessages = {
  notFound: 'No payout found.',
  notFailed: 'Only a payout that failed can be sent again.',
  notUnresolved: 'This payout does not wait for a match with the bank statement.',
  bankUnchanged: 'Change your bank details first: the bank refused the account this payout was sent to.',
  statementMismatch: 'The amount on the statement is not the amount of the payout.',
  statementMatched: 'This line of the statement was matched with another payout.',
  reversalNotOwed: 'This payment was not approved: there is nothing to refund.',
  reversalTooMuch: 'That is more than is left of the goods of this order.',
  webhookRefused: 'The message is not signed by the payment provider.',
} as const;
