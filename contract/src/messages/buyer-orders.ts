/** What checkouts, orders and wallets of buyers are refused with. */
type AskedIssue = {
  readonly name: string;
  readonly email: string;
  readonly number: string;
  readonly message: string;
  readonly links: readonly string[];
};

export const buyerOrderMessages = {
  checkout_not_found: 'There is no open checkout. Choose how to pay first.',
  cart_not_allocated: 'Optimise the cart first.',
  checkout_invalid: 'Some of the checkout needs correcting.',
  addressUnknown: 'Choose one of the company’s addresses.',
  addressElsewhere: (country: string) => `Choose an address in ${country}: the cart was priced for it.`,
  deferredUnknown: 'Choose 0, 14, 30 or 60 days.',
  deferredNeedsCredit: 'Paying later needs approved credit.',
  deferredTooLong: (days: number) => `Your credit is for at most ${days} days. Choose fewer.`,
  methodNotYet: 'This way of paying is not available.',
  buyer_cannot_checkout: 'The checkout cannot be completed yet.',
  allocation_mov_not_met: 'A seller’s minimum order value is not reached.',
  no_checkout_lines: 'There is nothing to order.',
  orderline_price_mismatch: 'A price has changed. Optimise the cart again.',
  orderline_quantity_mismatch: 'There are no longer enough pieces. Optimise the cart again.',
  order_not_found: 'No order found.',
  order_not_owed: 'Nothing of this order is owed on credit.',
  repayment_too_much:
    'That is more than is owed of this order. Look at the amount again, or put the rest into the buyer’s wallet.',
  received_amount: 'Enter an amount above zero, in the currency of the order.',
  received_already:
    'This sum is noted for this order already, in the same words. Look at the statement again; a second one stands elsewhere on it.',
  received_limit:
    'One person notes at most 100,000.00 for one order, and for one company in 24 hours. A second person has to note the rest.',
  replacement_gone: 'The seller no longer offers these pieces. Your money is still in the wallet.',
  wallet_not_found: 'There is no such wallet.',
  wallet_too_low: 'The wallet doesn’t hold that much.',
  wallet_currency: 'The wallet has no such currency in this checkout.',
  promotion_amount: 'Give between 0.01 and 1,000.00 at a time.',
  promotion_limit: 'One person gives at most 1,000.00 in 24 hours, and one company gets no more. Give less, or wait.',
  promotion_end: 'Choose an end within the next 366 days.',
  withdrawal_not_found: 'There is no such withdrawal.',
  withdrawal_code_wrong: 'This code is wrong. Compare it with the e-mail, or ask for a new withdrawal.',
  withdrawal_code_ended: 'The code is good for 10 minutes. Ask for a new withdrawal.',
  withdrawal_holder:
    'Money from the wallet goes to an account in your company’s name. Enter the holder as the bank has it.',
  withdrawal_account: 'The bank does not know this account. Compare holder and number.',
  withdrawal_bank_silent: 'The bank isn’t responding. Nothing was taken out. Try again in a few minutes.',
  withdrawal_not_waiting: 'This withdrawal has already been decided.',
  withdrawal_not_unresolved: 'This withdrawal does not wait for the bank statement.',
  withdrawal_not_ended: 'The bank may still pay this withdrawal. Wait until it says that it will not.',
  order_question_not_found: 'There is no such question.',
  order_question_answered: 'A colleague has answered this question already.',
  withdrawal_second_person: 'Somebody else has to confirm what you approved.',
  /** What our own mailbox reads: who asks, where to look, where to answer. */
  issueBody: ({ name, email, number, message, links }: AskedIssue): string =>
    [
      `${name} (${email}) asks about order ${number}:`,
      message,
      links.length === 1 ? `The order: ${links[0]}` : `Its parts:\n${links.join('\n')}`,
      `Answer by mail to ${email}.`,
    ].join('\n\n'),
  issueSubject: (number: string, category: string) => `Order ${number}: ${category}`,
} as const;
