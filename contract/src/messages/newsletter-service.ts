/** What the newsletter service is told about an address that agreed. */
export const newsletterMessages = {
  pageName: 'Quayside newsletter',
  consent: 'I agreed by the link of a mail to get the Quayside newsletter.',
} as const;
