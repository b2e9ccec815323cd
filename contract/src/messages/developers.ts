/** Words of the pages for developers beside the guides themselves. */
export const developerMessages = {
  guides: 'Guides for developers',
  firstOrder: 'First order',
  webhooks: 'Webhooks',
  edifact: 'EDIFACT',
  stockLists: 'Stock lists',
  reference: 'All calls',
  /** Of each guide, for search engines and beside shared links. */
  descriptions: {
    firstOrder: 'Buy on Quayside from your own program: from a key to a first order in ten minutes.',
    webhooks: 'Hear of orders, shipments and claims as they happen: signed messages to an address of yours.',
    edifact: 'Exchange orders, answers, dispatch advice and invoices with Quayside as EDIFACT messages.',
    stockLists: 'Send your stock list as a file or from a program, and keep prices and numbers on Quayside up to date.',
  },
  help: 'Something missing or wrong? Write to us with the x-request-id of the answer.',
} as const;
