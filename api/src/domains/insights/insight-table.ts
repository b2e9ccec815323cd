/** Insights as rows of a file. */
import type { Insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';

/** Rounded amounts have no cents. */
const wholeOf = ({ amount }: Insights['sales']): string => amount.replace(/\.00$/, '');

function lostRows({ lost }: Insights): string[][] {
  if (!lost) return [];
  const amount = `${words.lost.sales} ${lost.sales.currency}`;
  const part = (name: string, rows: NonNullable<Insights['lost']>['brands']) => [
    [],
    [name, words.orders, amount],
    ...rows.map(({ key, orders, sales }) => [key, String(orders), wholeOf(sales)]),
  ];
  return [
    [],
    [words.lost.title, words.orders, amount, words.before],
    ['', String(lost.orders), wholeOf(lost.sales), lost.before ? wholeOf(lost.before) : ''],
    ...part(words.brands, lost.brands),
    ...part(words.destinations, lost.destinations),
    [],
    [words.lost.product, words.brand, words.lost.pieces, amount, words.lost.dearer],
    ...lost.products.map(({ name, brand, pieces, sales, dearer }) => [
      ...[name, brand, String(pieces), wholeOf(sales), String(dearer)],
    ]),
  ];
}

export function insightTable(found: Insights): string[][] {
  const { figures } = words;
  const { sales, weeks, brands, destinations } = found;
  const shares = ['acceptance', 'fillRate', 'onTime', 'decline', 'expiry', 'claimShare', 'winRate'] as const;
  const part = (name: string, rows: Insights['brands']) => [
    [],
    [name, words.orders, `${words.sales} ${sales.currency}`, words.before],
    ...rows.map((row) => [row.key, String(row.orders), row.sales.amount, row.before.amount]),
  ];
  return [
    [words.title, found.from, found.until],
    [figures.orders, String(found.orders)],
    [figures.sales, sales.amount, sales.currency],
    ...shares.map((name) => [figures[name], found[name]?.toString() ?? '']),
    [figures.medianConfirmHours, found.medianConfirmHours?.toString() ?? ''],
    ...part(
      words.weekOf,
      weeks.map(({ from: key, ...row }) => ({ key, ...row })),
    ),
    ...part(words.brands, brands),
    ...part(words.destinations, destinations),
    ...lostRows(found),
  ];
}
