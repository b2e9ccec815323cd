/** Words of the help center (RT-26). Its articles are content (see `api/src/domains/content/initial/handbook.ts`). */
export const helpMessages = {
  title: 'Help center',
  lead: 'The seller handbook: what to do, by when, and what happens if nothing is done.',
  search: 'Search the handbook',
  searchExample: 'Deadline, label, price floor …',
  handbook: 'Seller handbook',
  found: (count: number, asked: string) =>
    count === 1 ? `1 article about “${asked}”` : `${count} articles about “${asked}”`,
  none: (asked: string) => `Nothing in the handbook about “${asked}”.`,
  noneText: 'Write to us with what you looked for. We answer, and add what was missing.',
  ask: 'Ask us',
  askSubject: (asked: string) => `Question about: ${asked}`,
  failed: "We couldn't load the handbook.",
  terms: 'Terms and conditions',
  termsText: 'What we agreed on, with the date of the last change.',
  privacy: 'Privacy Policy',
  cookies: 'Cookies',
  keyboard: 'Keyboard',
  keyboardText: 'Press ? on any page to see its shortcuts, / to search, g then o for your orders.',
  about: (topic: string) => `Help: ${topic}`,
  /** Titles of the handbook's articles by their anchors. */
  topics: {
    start: 'Your first days',
    orders: 'Confirm or decline an order',
    payments: 'Get paid',
    bank: 'Change bank details',
    claims: 'Answer a claim',
    'stock-lists': 'Upload a stock list',
    prices: 'Win an order on price',
    team: 'Work as a team',
  },
} as const;
