/** Words of carts, checkouts and buyers' orders. */
export const cartMessages = {
  cart_not_found: 'There is no active cart. Add a product first.',
  cart_line_not_found: 'There is no such line in the cart.',
  allocation_not_found: 'The cart has no such allocation. Optimise it again.',
  product_not_found: 'There is no such product or offer.',
  unknown_gtin: 'We do not know this GTIN.',
  invalid_gtin: 'This isn’t a GTIN. Check its digits.',
  invalid_quantity: 'Enter a whole number of pieces.',
  cart_line_quantity_exceeded: 'Not enough pieces are available.',
  allocation_line_quantity_exceeded: 'The seller doesn’t have that many pieces.',
  invalid_unit_size: 'It’s sold in whole selling units only.',
  cart_full: 'A cart holds at most 2,000 lines.',
  cart_empty: 'The cart is empty.',
  cart_not_allocated: 'Optimise the cart first.',
  cart_currency: 'The target price is in another currency than the cart.',
  fileKey: 'Choose an XLSX or CSV file with a GTIN and a quantity in each row.',
} as const;
