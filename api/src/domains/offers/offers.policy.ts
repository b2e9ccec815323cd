/** Who may do what with offers (domain page, section 14). */
export const permissionOf = {
  read: 'offers.read',
  write: 'offers.write',
  block: 'staff.sellers',
  export: { allOf: ['offers.read', 'exports.create'] },
} as const;
