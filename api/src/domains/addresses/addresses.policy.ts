/** Who may do what with an address (domain page, section 14): whoever handles orders has to see where they come from. */
export const permissionOf = { read: 'orders.read', write: 'company.write' } as const;
