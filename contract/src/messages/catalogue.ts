/** Words of the catalogue's calls: brands, variants, watchlist. */
export const catalogueMessages = {
  brand_not_found: 'This brand is not in our catalogue.',
  variant_not_found: 'This product is not in our catalogue.',
  category_not_found: 'This category is not in our catalogue.',
  invalid_slugs: 'These brands or categories are not in our catalogue. Leave them out or correct them.',
  invalid_gtins: 'Some of these numbers are not GTINs. Correct them or leave them out.',
  gtin_unknown: 'No product in our catalogue has this GTIN. Ask for it under “Request product”.',
  invalid_gtin: 'This isn’t a GTIN. Check its digits.',
  watchlist_file: 'Choose an XLSX or CSV file with a GTIN in each row.',
  watched_already: 'You watch this product already.',
  not_watched: 'This product is not on your watchlist.',
  watchlist_full: 'A watchlist holds at most 2,000 products. Remove some first.',
  request_not_found: 'This request is gone.',
  brand_name: 'Enter a name with letters or digits.',
  product_exists: 'This GTIN is in the catalogue already.',
  request_not_added: 'Not everything that was asked for is in the catalogue yet. Add it first, or decline.',
  request_answered: 'Somebody has answered this request already.',
  watchlist_column: 'The first row must name a column “GTIN”.',
  target_currency: 'Give the target in the currency of your company.',
  row: {
    gtin_unknown: 'Not in our catalogue.',
    invalid_gtin: 'Not a GTIN.',
    watched_already: 'Watched already.',
    invalid_price: 'Not a price.',
    invalid_quantity: 'Not a whole number above 0.',
  },
  recommend: {
    MATCH_PRICE: (count: number) =>
      count === 1 ? 'One offer would win at a lower price.' : `${count} offers would win at a lower price.`,
    RESTOCK: (count: number) =>
      count === 1
        ? 'Buyers want one offer that is out of stock.'
        : `Buyers want ${count} offers that are out of stock.`,
    OFFER_TRENDING: (count: number) =>
      count === 1 ? 'Buyers want one product you don’t offer.' : `Buyers want ${count} products you don’t offer.`,
    CONFIRM_LIST: (count: number) =>
      count === 1 ? 'One offer ends soon. Confirm its list.' : `${count} offers end soon. Confirm their list.`,
  },
} as const;
