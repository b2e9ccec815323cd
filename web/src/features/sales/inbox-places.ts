import type { Inbox } from '@quayside/contract/sale-inbox';

export interface PlacedInbox {
  inbox: Inbox;
  /** Rows that are not shown yet. */
  newRows: number;
  /** Rows left or changed their order: shown only when asked for. */
  hasMoved: boolean;
}

/**
 * What a newer answer changes of the list on the screen without moving a row: what the rows say, and what is at stake as
 * long as that line stands or stays away. A row that is gone by now stays as it was. Pure.
 */
export function keepPlaces(shown: Inbox, now: Inbox): PlacedInbox {
  const newest = new Map(now.results.map((row) => [row.qid, row]));
  const places = shown.results.map(({ qid }) => qid);
  return {
    inbox: {
      results: shown.results.map((row) => newest.get(row.qid) ?? row),
      atRisk: shown.atRisk.orders > 0 && now.atRisk.orders > 0 ? now.atRisk : shown.atRisk,
    },
    newRows: now.results.filter(({ qid }) => !places.includes(qid)).length,
    hasMoved: places.join() !== [...newest.keys()].join(),
  };
}
