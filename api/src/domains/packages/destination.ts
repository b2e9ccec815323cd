/** Where packages go in the end: what is for one buyer and one place leaves together. */
import { createHash } from 'node:crypto';
import type { Place } from '../../kernel/party.ts';

type Bound = { readonly buyerId: string; readonly destinationCountry: string };

/** Null: where the buyer registered. */
export const textOfPlace = (place: Place | null): string | null =>
  place &&
  JSON.stringify([place.name, place.line1, place.line2, place.postalCode, place.city, place.region, place.country]);

/** The same for what can leave together, and for nothing else. */
export const destinationKeyOf = ({ buyerId, destinationCountry }: Bound, deliverTo: Place | null): string =>
  createHash('sha256')
    .update(JSON.stringify([buyerId, destinationCountry, textOfPlace(deliverTo)]))
    .digest('base64url')
    .slice(0, 16);

/** A place in one line, as people say it. */
export const placeLine = ({ name, line1, line2, postalCode, city }: Place): string =>
  [name, line1, line2, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
