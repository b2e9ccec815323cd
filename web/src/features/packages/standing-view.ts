/** How the page of packages in their bays stands, as its URL tells it. */

import { paths } from '../../app/paths.ts';
import { pagePart } from '../../lib/page-from.ts';
import type { PackageQuery } from './packages.api.ts';

export interface StandingView {
  /** Along the racks, not by buyer and place. */
  readonly isByBay: boolean;
  /** Only what has stood here too long. */
  readonly isLong: boolean;
}

export const standingView = (params: URLSearchParams): StandingView => ({
  isByBay: params.get('by') === 'bay',
  isLong: params.get('stands') === 'long',
});

export function standingPath({ isByBay, isLong }: StandingView, page = 1): string {
  const query = new URLSearchParams({
    ...(isByBay ? { by: 'bay' } : {}),
    ...(isLong ? { stands: 'long' } : {}),
    ...pagePart(page),
  }).toString();
  return query === '' ? paths.confirmedPackages() : `${paths.confirmedPackages()}?${query}`;
}

export const standingQuery = ({ isByBay, isLong }: StandingView): PackageQuery => ({
  status: 'CONFIRMED',
  by: isByBay ? 'BAY' : 'DESTINATION',
  ...(isLong ? { figure: 'STANDING_LONG' } : {}),
});
