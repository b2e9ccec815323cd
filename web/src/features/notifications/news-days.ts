/** Notifications as people read them: under their days, what was told again of the same thing on a day once. Pure. */
import { accessMessages } from '@quayside/contract/messages/access';
import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import type { Notification } from '@quayside/contract/notifications';
import { paths } from '../../app/paths.ts';

export interface Told {
  readonly newest: Notification;
  readonly oldest: Notification;
  readonly times: number;
  readonly text: string;
  readonly to: string;
  /** Of those that are unread. */
  readonly unread: readonly string[];
}

/** `list`: newest first, and so are the days and what is under them. */
export function newsDays(list: readonly Notification[], zone: string): { day: string; told: Told[] }[] {
  const dayOf = ({ createdAt }: Notification) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(createdAt));
  return [...Map.groupBy(list, dayOf)].map(([day, ofDay]) => ({
    day,
    told: [...Map.groupBy(ofDay, (one) => `${one.type} ${pathOf(one)} ${textOf(one)}`).values()].flatMap(toldOf),
  }));
}

function toldOf(same: readonly Notification[]): Told[] {
  const [newest, oldest] = [same[0], same.at(-1)];
  if (!newest || !oldest) return [];
  const unread = same.filter(({ isRead }) => !isRead).map(({ qid }) => qid);
  return [{ newest, oldest, times: same.length, text: textOf(newest), to: pathOf(newest), unread }];
}

const textOf = ({ type, order, pause }: Notification): string =>
  pause === null ? words.texts[type](order) : words.pausedFor(accessMessages.pauseReasons[pause.reason]);

/** What is about no order leads to the list where it can be acted on. */
const pages: Partial<Record<Notification['type'], string>> = {
  LOST_RANK: paths.rankedInventory,
  STOCK_TASK_DONE: paths.stockUpload,
  STOCK_TASK_WAITING: paths.stockUpload,
  LIST_ENDING: `${paths.inventory}?sort=endsAt`,
  LIST_ENDED: `${paths.inventory}?status=EXPIRED_LIST`,
  TARGET_MET: paths.watchlist,
  REPLACEMENT_ASKED: paths.dashboard,
  PAUSED: paths.profile(),
  RESUMED: paths.profile(),
  BANK_CHANGED: paths.profile('payment-details'),
};

function pathOf({ type, saleQid, claimQid }: Notification): string {
  if (claimQid !== null) return paths.claim(claimQid);
  const page = pages[type];
  if (page !== undefined) return page;
  if (saleQid === null) return paths.notifications();
  return type === 'MESSAGE' ? paths.contact(saleQid) : paths.order(saleQid);
}
