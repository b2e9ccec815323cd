/** Words of bank details. */
export const bankMessages = {
  bank_details_invalid: 'We can’t pay to these bank details. Check the marked fields.',
  bank_provider_silent: 'The payment service isn’t responding. Nothing was changed. Please try again.',
  bank_kind_not_taken: 'We can’t pay this kind of account in your currency.',
  iban: 'Check digits don’t match. Compare the IBAN with your statement.',
  sortCode: 'Sort code and account number don’t belong together. Compare them with your statement.',
  routingNumber: 'This isn’t a valid routing number. Compare it with a check or your statement.',
  swiftCode: 'This isn’t a SWIFT code. It has 8 or 11 characters.',
  accountNumber: 'Check the account number.',
} as const;
