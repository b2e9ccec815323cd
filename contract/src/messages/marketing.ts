/** Words of the public pages that do not come from content. */
export const marketingMessages = {
  consent: {
    label: 'May we count your visit?',
    text: 'May we count your visit? Nothing leaves for another host. Without your yes we keep one cookie: your answer.',
    /** `names`: who hears of it. */
    textOutside: (names: string) =>
      `May we count your visit, and may ${names} know of it? Without your yes nothing leaves for another host, and we keep one cookie: your answer.`,
    close: 'Close',
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
  /** The tab at the side of a page, where it has no words of its own. */
  sideTab: 'Launch me',
  blockUnknown: (name: string) => `Nobody sees this: there is no block called “${name}”.`,
  blockFailed: (name: string) => `Nobody sees this: a field of “${name}” is missing.`,
} as const;
