/** Words of the marketing pages that do not come from content. */
export const marketingMessages = {
  contents: 'Contents',
  updated: (date: string) => `Last changed ${date}`,
  sample: 'Example of an order list: one order needs its quantities confirmed, one waits for approval, one is paid.',
  sampleTitle: 'Orders',
  sampleRows: [
    { code: 'QS-482133-0', action: 'Confirm quantities', when: '18 hours left', amount: '€ 12,480.00', rail: 'move' },
    { code: 'QS-481977-2', action: 'Waiting for approval', when: 'Reply today', amount: '£ 8,002.10', rail: 'wait' },
    { code: 'QS-481650-5', action: 'Paid', when: '19 Nov 2026', amount: '€ 3,114.50', rail: 'done' },
  ],
} as const;
