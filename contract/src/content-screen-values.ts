/** Blocks that show screens of the portal, drawn by its own parts from the words of the content. */
const line = (key: string, label: string, most = 60) => ({ kind: 'line', key, label, most, isRequired: true }) as const;
const optional = (key: string, label: string, most = 60) => ({ kind: 'line', key, label, most }) as const;

export const screenSchemas = {
  orders_screen_panel: {
    label: 'Screen: list of orders',
    fields: [
      line('title', 'Title', 120),
      { kind: 'text', key: 'description', label: 'Description', most: 600 },
      { kind: 'blocks', key: 'keys', label: 'What to see in it', allowed: ['screen_key'], most: 4 },
      line('alt', 'What it shows, for people who can’t see it', 300),
      { kind: 'blocks', key: 'orders', label: 'Orders', allowed: ['screen_order'], most: 8, isRequired: true },
    ],
  },
  screen_key: { label: 'Hint', fields: [line('title', 'Title'), optional('body', 'Text', 160)] },
  screen_order: {
    label: 'Order on a screen',
    fields: [
      line('code', 'Order number', 30),
      line('action', 'Next action', 40),
      {
        kind: 'choice',
        key: 'mover',
        label: 'Who moves',
        choices: ['seller', 'quayside', 'carrier'],
        isRequired: true,
      },
      line('place', 'Goes to', 40),
      line('due', 'Deadline', 40),
      optional('until', 'Its day and time', 40),
      line('total', 'Total', 24),
    ],
  },
  phone_screens_panel: {
    label: 'Screens of a phone',
    fields: [
      line('title', 'Title', 120),
      { kind: 'text', key: 'description', label: 'Description', most: 600 },
      { kind: 'blocks', key: 'screens', label: 'Screens', allowed: ['phone_screen'], most: 4, isRequired: true },
    ],
  },
  phone_screen: {
    label: 'Screen of a phone',
    fields: [
      optional('when', 'When', 40),
      line('code', 'Order number', 30),
      line('title', 'Title'),
      optional('note', 'Below the title', 80),
      line('alt', 'What it shows, for people who can’t see it', 300),
      {
        kind: 'blocks',
        key: 'stats',
        label: 'Lines, the last is the total',
        allowed: ['stat'],
        most: 8,
        isRequired: true,
      },
      line('action', 'Button', 40),
    ],
  },
} as const;
