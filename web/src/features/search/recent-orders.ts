/** Orders opened from the search bar, newest first: kept in this tab's memory alone, and gone with the session. */
interface Opened {
  qid: string;
  order: string;
}

const most = 5;
let opened: readonly Opened[] = [];

export const recentOrders = (): readonly Opened[] => opened;

export function rememberOrder(order: Opened): void {
  opened = [order, ...opened.filter(({ qid }) => qid !== order.qid)].slice(0, most);
}
