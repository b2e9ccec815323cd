import type { ViewScreen } from './saved-views.api.ts';

/** What a list says of itself to its saved views. */
export interface SavedViewsProps {
  screen: ViewScreen;
  /** Filters and sort as they are now, without the page; empty for none. */
  query: string;
  /** The address of the list under these filters. */
  linkTo: (query: string) => string;
}
