/** What the calls of this domain may refuse. */
import { catalogueMessages as m } from '@quayside/contract/messages/catalogue';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const watchlistErrors = {
  not_watched: { status: 404, message: m.not_watched },
  unknown_gtin: { status: 400, message: m.gtin_unknown },
  watchlist_file: { status: 400, message: m.watchlist_file },
  watched_already: { status: 409, message: m.watched_already },
  watchlist_full: { status: 409, message: m.watchlist_full },
  target_currency: { status: 400, message: m.target_currency },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(watchlistErrors);
