/** Words of the public pages that do not come from content. */
export const marketingMessages = {
  consent: {
    label: 'May we count your visit?',
    text: 'May we count your visit? Nothing leaves for another host. Without your yes we keep one cookie: your answer.',
    more: 'Cookies',
    refuse: 'Refuse',
    allow: 'Allow',
  },
  contents: 'Contents',
  updated: (date: string) => `Last changed ${date}`,
  menu: 'Menu',
  pages: 'Pages of the site',
  howItWorks: 'How it works',
  fees: 'Fees',
  forSellers: 'For sellers',
  forBrands: 'For brands',
  about: 'About',
  news: 'News',
  register: 'Register as a seller',
  registerShort: 'Register',
  blockUnknown: (name: string) => `Nobody sees this: there is no block called “${name}”.`,
  blockFailed: (name: string) => `Nobody sees this: a field of “${name}” is missing.`,
} as const;
