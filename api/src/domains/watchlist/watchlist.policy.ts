/** Who may do what with the watchlist: whoever sees offers sees it, whoever changes them changes it. */
export const permissionOf = { read: 'offers.read', write: 'offers.write' } as const;
