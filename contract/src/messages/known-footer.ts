/** Words of the links at the foot of every page where the content system has none (LAY-15). No browser carries them. */
export const knownFooterMessages = {
  sell: 'Sell',
  company: 'Company',
  developers: 'Developers',
  legal: 'Legal',
  cookies: 'Cookies',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
} as const;
