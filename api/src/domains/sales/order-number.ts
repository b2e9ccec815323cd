/** 36 bits, so that a million orders rarely share a number. */
const signs = 9;

/** `QS-4F0A91C3E` of the order's id; a seller's part adds `-0`, `-1` … */
export const orderNumberOf = (orderId: string): string =>
  `QS-${orderId.replaceAll('-', '').slice(-signs).toUpperCase()}`;
