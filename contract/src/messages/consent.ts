/** The question whether a visit may be counted. Apart: the portal never asks it. */
export const consentMessages = {
  label: 'May we count your visit?',
  text: 'May we count your visit? Nothing leaves for another host. Without your yes we keep one cookie: your answer.',
  /** `names`: who hears of it. */
  textOutside: (names: string) =>
    `May we count your visit, and may ${names} know of it? Without your yes nothing leaves for another host, and we keep one cookie: your answer.`,
  close: 'Close',
  more: 'Cookies',
  refuse: 'Refuse',
  allow: 'Allow',
} as const;
