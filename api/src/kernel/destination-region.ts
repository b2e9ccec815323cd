/** Regions that lists filter by (section 1 of the domain page): the country's, where it lies geographically. */
import type { regions } from '@quayside/contract/common';

export type Region = (typeof regions)[number];

const europe = new Set(
  `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL
   NO PL PT RO RS SE SI SJ SK SM UA VA XK`.split(/\s+/),
);

/** `country` is ISO 3166-1 alpha-2. */
export const regionOf = (country: string): Region =>
  country === 'US' ? 'USA' : europe.has(country) ? 'EUROPE' : 'WORLD';
