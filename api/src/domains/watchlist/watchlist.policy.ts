/**
 * Who may do what with a watchlist: of a seller whoever sees offers sees it, and whoever changes them changes it; of a buyer
 * whoever may order. What is asked for most is for sellers.
 */
export const permissionOf = {
  read: { anyOf: ['offers.read', 'checkout.write'] },
  write: { anyOf: ['offers.write', 'checkout.write'] },
  trending: 'offers.read',
} as const;
