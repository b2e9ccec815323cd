/** Words of the search bar over orders and offers (RT-37). */
export const searchMessages = {
  label: 'Search orders and offers',
  hint: 'Number, reference, GTIN, brand, tracking',
  sheet: 'Search',
  loading: 'Searching…',
  none: 'No results found.',
  failed: 'There was an error searching, please try again.',
  orders: 'Orders',
  offers: 'Offers',
  recent: 'Opened before',
  all: (typed: string) => `All orders with “${typed}”`,
  inStock: (count: number) => `${count} in stock`,
  noStock: 'Out of stock',
  foundBy: (token: string) => `Found by “${token}”`,
} as const;
