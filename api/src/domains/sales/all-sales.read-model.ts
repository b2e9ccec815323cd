/**
 * Orders of all companies, for our own people who name none (API page: "T reads all"). In system scope; a page is sorted from
 * what the filters leave, which is rare enough to need no index of its own.
 */
import type { SaleSort } from '@quayside/contract/sale-values';
import { saleGroups } from '@quayside/contract/sale-values';
import type { SaleListQuery } from '@quayside/contract/sales';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import { askedTokens, endOfPrefix } from '../../kernel/search-token.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { firstPictures } from './sale-pictures.read-model.ts';
import { listColumns } from './sales.read-model.ts';
import { saleSearch, sales } from './sales.tables.ts';

const sellerColumns = {
  currency: sellers.currency,
  slaVersion: sellers.slaVersion,
  slaAcceptedAt: sellers.slaAcceptedAt,
  hasBillingAddress: sellers.hasBillingAddress,
  hasBankAccount: sellers.hasBankAccount,
  vatNumber: sellers.vatNumber,
  vatStatus: sellers.vatStatus,
  riskFlag: sellers.riskFlag,
  bankChangedAt: sellers.bankChangedAt,
};

const sortColumns = {
  expiresAt: sales.dueAt,
  createdAt: sales.createdAt,
  amount: sales.totalMinor,
  order: sales.orderNumber,
} as const;

function orderOf(sort: SaleSort): SQL[] {
  const isDown = sort.startsWith('-');
  const name = isDown ? sort.slice(1) : sort;
  const column = Object.entries(sortColumns).find(([key]) => key === name)?.[1] ?? sales.createdAt;
  return [isDown ? desc(column) : asc(column), isDown ? desc(sales.id) : asc(sales.id)];
}

type Asked = Omit<SaleListQuery, 'page' | 'size' | 'sort' | 'sellerQid'>;

function filtersOf(db: Db, { destination, nextAction, search }: Asked) {
  const isRegion = destination === 'EUROPE' || destination === 'USA';
  const forms = search ? askedTokens(search) : [];
  const found = forms.map(
    (token) => sql`${saleSearch.token} >= ${token} and ${saleSearch.token} < ${endOfPrefix(token)}`,
  );
  return and(
    nextAction && inArray(sales.nextAction, nextAction),
    isRegion ? eq(sales.destinationRegion, destination) : undefined,
    destination === 'WAREHOUSE' ? eq(sales.destinationKind, 'WAREHOUSE') : undefined,
    destination?.length === 2 ? eq(sales.destinationCountry, destination) : undefined,
    forms.length === 0
      ? undefined
      : inArray(sales.id, db.select({ id: saleSearch.saleId }).from(saleSearch).where(sql.join(found, sql` or `))),
  );
}

const statusOf = (status: SaleListQuery['status']) => {
  if (status === 'ALL') return inArray(sales.statusGroup, [...saleGroups]);
  const group = saleGroups.find((one) => one === status);
  return group ? eq(sales.statusGroup, group) : sql`${sales.status} = ${status} and ${sales.statusGroup} <> 'HIDDEN'`;
};

/** A page with each order's company, its total and the counts of both tabs, which follow the filters. */
export async function allSalesPage(database: Database, query: SaleListQuery) {
  const { page, size, sort = query.status === 'CURRENT' ? 'expiresAt' : '-createdAt', ...asked } = query;
  const [rows, [own], [current], [past]] = await database.flight('system', (db) => {
    const filters = filtersOf(db, asked);
    const counted = (status: SaleListQuery['status'], name: string) => {
      const capped = db
        .select({ id: sales.id })
        .from(sales)
        .where(and(statusOf(status), filters))
        .limit(countCap)
        .as(name);
      return db.select({ total: sql<number>`count(*)::int` }).from(capped).execute();
    };
    return [
      db
        .select({
          sale: { ...listColumns, pictures: firstPictures },
          terms: sellerColumns,
          seller: { qid: sellers.id, name: sellers.name },
        })
        .from(sales)
        .innerJoin(sellers, eq(sellers.id, sales.sellerId))
        .where(and(statusOf(asked.status), filters))
        .orderBy(...orderOf(sort))
        .limit(size)
        .offset(offsetOf({ page, size }))
        .execute(),
      counted(asked.status, 'own'),
      counted('CURRENT', 'current'),
      counted('PAST', 'past'),
    ];
  });
  return { rows, total: own?.total ?? 0, tabs: { CURRENT: current?.total ?? 0, PAST: past?.total ?? 0 } };
}
