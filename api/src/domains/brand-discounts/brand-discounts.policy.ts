/** Who may do what with price reductions (domain page, section 14). */
export const permissionOf = { read: 'offers.read', write: 'discounts.write' } as const;
