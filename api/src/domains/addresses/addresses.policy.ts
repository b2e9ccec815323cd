/**
 * Who may do what with an address (domain page, section 14): whoever handles orders has to see where they come from; whoever
 * orders has to say where goods go.
 */
export const permissionOf = {
  read: { anyOf: ['orders.read', 'checkout.write'] },
  write: { anyOf: ['company.write', 'checkout.write'] },
} as const;
