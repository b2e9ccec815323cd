/** What the search bar offers for a text: sections of options, each with the place it leads to. */
import { orderMessages } from '@quayside/contract/messages/orders';
import { searchMessages as words } from '@quayside/contract/messages/search';
import type { OfferHit, SaleHit } from '@quayside/contract/search';
import { moneyLabel } from '../../ui/facts/money-text.tsx';
import type { SearchComboboxOption } from '../../ui/list/search-combobox.tsx';
import { destinationLabel } from '../sales/sales.public.ts';
import { recentOrders } from './recent-orders.ts';
import { allOrdersPath, orderPath } from './search-target.ts';
import type { Search } from './use-search.ts';

export interface SearchOption extends SearchComboboxOption {
  to: string;
  /** The order it opens, to be offered again. */
  opened?: { qid: string; order: string };
}
export interface SearchSection {
  id: string;
  title: string;
  options: SearchOption[];
}

/** Sections without options are left out. */
export function optionsFor(text: string, { asked, sales, offers, hasList }: Search): SearchSection[] {
  if (text === '') return filled([{ id: 'recent', title: words.recent, options: recentOrders().map(toRecent) }]);
  const found = sales?.results ?? [];
  const all = { id: 'all', text: words.all(asked), title: words.all(asked), to: allOrdersPath(asked, sales) };
  return filled([
    {
      id: 'orders',
      title: words.orders,
      options: [...found.map(toOrder), ...(hasList && found.length > 1 ? [all] : [])],
    },
    { id: 'offers', title: words.offers, options: (offers?.results ?? []).map(toOffer) },
  ]);
}

const filled = (sections: SearchSection[]): SearchSection[] => sections.filter(({ options }) => options.length > 0);

const toRecent = (opened: { qid: string; order: string }): SearchOption => ({
  id: `recent-${opened.qid}`,
  text: opened.order,
  code: opened.order,
  to: orderPath(opened.qid),
  opened,
});

function toOrder(hit: SaleHit): SearchOption {
  const { qid, order, status, buyerReference, total, matched } = hit;
  const isObvious =
    order.toLowerCase().startsWith(matched) || buyerReference?.toLowerCase().startsWith(matched) === true;
  const state = status === 'AWAITING_BUYER_PAYMENT' ? '' : orderMessages.statuses[status];
  const detail = [state, destinationLabel(hit), buyerReference, isObvious ? null : words.foundBy(matched)];
  return {
    id: qid,
    text: `${order} ${state}`,
    code: order,
    detail: detail.filter(Boolean).join(' · '),
    aside: moneyLabel(total),
    to: orderPath(qid),
    opened: { qid, order },
  };
}

/** An offer leads to the orders of its product. */
const toOffer = ({ qid, gtin, productName, brand, price, stock }: OfferHit): SearchOption => ({
  id: qid,
  text: `${productName} ${gtin}`,
  code: gtin,
  title: productName,
  detail: [brand, stock === 0 ? words.noStock : words.inStock(stock)].join(' · '),
  aside: moneyLabel(price),
  to: allOrdersPath(gtin, undefined),
});
