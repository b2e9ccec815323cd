/** Words of the pages for developers beside the guides themselves. */
export const developerMessages = {
  guides: 'Guides for developers',
  firstOrder: 'First order',
  webhooks: 'Webhooks',
  edifact: 'EDIFACT',
  stockLists: 'Stock lists',
  reference: 'All calls',
  description:
    'Buy on Quayside from your own program: from a key to a first order in ten minutes, and webhooks for what happens next.',
  help: 'Something missing or wrong? Write to us with the x-request-id of the answer.',
} as const;
