/** ISO 4217 codes of what is traded in; without Zod, so that the portal can use them (domain page, section 16). */
export const currencies = ['EUR', 'GBP', 'USD', 'PLN', 'SEK', 'DKK', 'CHF'] as const;
