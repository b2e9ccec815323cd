/** Words around the public pages; the footer of the portal has them too. */
export const marketingMessages = {
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
} as const;
