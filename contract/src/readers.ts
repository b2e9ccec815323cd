/**
 * Who reads what of selling companies: a company's people with the permission named first, our own people only with a right
 * whose work needs it. The one place that says so, for server and pages (decision 0010; domain page, section 14). Any one of
 * the permissions is enough.
 */
export const readers = {
  /** A company's orders, by list or search, with lines, documents and papers. */
  orders: ['orders.read', 'staff.sellers', 'staff.payments.approve'],
  /** One order. With `staff.claims` alone only an order that somebody claims for. */
  order: ['orders.read', 'staff.sellers', 'staff.payments.approve', 'staff.claims'],
  /** What a company and we write each other, with its files. */
  conversations: ['orders.read', 'staff.sellers'],
  payouts: ['payouts.read', 'staff.payments.approve'],
  claims: ['claims.read', 'staff.claims'],
} as const;

/** Who of a selling company writes in its conversations; those who only look do not. */
export const conversationWriters = ['orders.update', 'payments.trigger'] as const;
