/** Blocks that add up what selling here costs. */
const line = (key: string, label: string, most = 120) => ({ kind: 'line', key, label, most }) as const;
const needed = (key: string, label: string, most = 120) => ({ ...line(key, label, most), isRequired: true }) as const;
const description = { kind: 'text', key: 'description', label: 'Description', most: 600 } as const;
const blocks = (key: string, label: string, allowed: readonly string[], most: number) =>
  ({ kind: 'blocks', key, label, allowed, most }) as const;
const parts = (key: string, label: string, block: string, most: number) =>
  ({ ...blocks(key, label, [block], most), isRequired: true }) as const;

export const priceSchemas = {
  price_panel: {
    label: 'Price with a slip (head of a page)',
    fields: [
      needed('title', 'Title'),
      description,
      parts('figures', 'Figures', 'stat', 4),
      blocks('cta', 'Calls to action', ['cta_link', 'registration_button'], 3),
      needed('slip_title', 'Title of the slip', 40),
      line('code', 'Order number', 30),
      parts('stats', 'Lines, the last is the total', 'stat', 10),
      blocks('shares', 'Who gets what of it', ['stat'], 5),
      line('paid', 'What it is of, below the bar', 60),
    ],
  },
  sums_panel: {
    label: 'Sums side by side',
    fields: [
      needed('title', 'Title'),
      description,
      parts('sums', 'Sums, each with the same lines', 'sum', 3),
      line('note', 'Note', 300),
    ],
  },
  sum: {
    label: 'Sum',
    fields: [
      needed('title', 'Title'),
      line('description', 'Text'),
      parts('stats', 'Lines, the last is the total', 'stat', 10),
    ],
  },
} as const;
