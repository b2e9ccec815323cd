/** How a saved view looks on the wire. */
import type { SavedView } from '@quayside/contract/saved-views';
import type { ViewRecord } from './saved-views.repository.ts';

export const presentView = ({ id, sellerId: _seller, userId: _user, ...view }: ViewRecord): SavedView => ({
  qid: id,
  ...view,
});
