/** A warehouse with fifty workers, so many packages on their way to it, and four times as many that it has sent on. */
import type pg from 'pg';
import { copyRows } from '../../api/seeds/copy-rows.ts';
import { dbOf } from '../../api/seeds/db-of.ts';
import { demoPassword } from '../../api/seeds/demo-accounts.ts';
import { packageLines, packages } from '../../api/src/domains/packages/packages.tables.ts';
import { ssccOf } from '../../api/src/domains/papers/gs1.rules.ts';
import { makeSale } from '../../api/src/domains/sales/sales.factory.ts';
import { makeBuyer, makeSeller } from '../../api/src/domains/sellers/sellers.factory.ts';
import { warehouses } from '../../api/src/domains/sellers/sellers.tables.ts';
import { hashPassword } from '../../api/src/domains/users/password.ts';
import { userOf } from '../../api/src/domains/users/users.factory.ts';
import { users } from '../../api/src/domains/users/users.tables.ts';
import { newId } from '../../api/src/kernel/ids.ts';

export const workers = 50;
export const workerEmail = (index: number): string => `worker-${index}@bench.example`;
const sellerCount = 20;
const packagesOfSale = 20;
const goneForEach = 4;
const place = { country: 'NL', city: 'Rotterdam' } as const;

type Made = Awaited<ReturnType<typeof makeSale>>;

/** Makes it anew: a run receives packages. `client` is not in a transaction. */
export async function makeFloor(client: pg.Client, openPackages: number): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('app.scope', 'system', true)`);
  await client.query(
    'truncate packages, package_lines, package_events, sales, users, sellers, buyers, warehouses cascade',
  );
  const warehouseId = newId();
  await copyRows(client, warehouses, [{ id: warehouseId, name: 'Rotterdam', ...place }]);
  const passwordHash = await hashPassword(demoPassword);
  await copyRows(
    client,
    users,
    Array.from({ length: workers }, (_, index) =>
      userOf({
        ...{ email: workerEmail(index), passwordHash, role: 'WAREHOUSE_WORKER', isWarehouseUser: true, warehouseId },
      }),
    ),
  );
  const made = await makeSales(client, openPackages / packagesOfSale);
  const open = made.flatMap((one, index) => packagesOf(one, index, warehouseId));
  await copyRows(client, packages, open);
  await copyRows(
    client,
    packageLines,
    open.flatMap(({ sellerId, id: packageId, saleId }) => linesOf(made, { sellerId, packageId, saleId })),
  );
  await addGone(client);
  await client.query('commit');
  await client.query('vacuum analyze');
}

async function makeSales(client: pg.Client, count: number): Promise<Made[]> {
  const db = dbOf(client);
  const companies = [];
  for (let index = 0; index < sellerCount; index += 1)
    companies.push(await makeSeller(db, { name: `Seller ${index}` }));
  const buyer = await makeBuyer(db);
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) {
    const seller = companies[index % sellerCount];
    if (!seller) throw new Error('there are sellers');
    const destination = { kind: 'WAREHOUSE', ...place } as const;
    made.push(
      await makeSale(db, {
        seller,
        buyerId: buyer.id,
        status: 'PAID',
        destination,
        orderNumber: `QS-${100_000 + index}-0`,
      }),
    );
  }
  return made;
}

function packagesOf({ sale }: Made, order: number, warehouseId: string) {
  return Array.from({ length: packagesOfSale }, (_, index) => {
    const serial = order * packagesOfSale + index;
    return {
      ...{ sellerId: sale.sellerId, id: newId(), warehouseId, code: `PK-${100_000 + order}-${index + 1}` },
      ...{ status: 'ANNOUNCED', saleId: sale.id, orderNumber: sale.orderNumber, sellerName: 'Seller' },
      ...{ buyerId: sale.buyerId, buyerName: sale.buyerName, destinationCountry: 'DE', destinationCity: 'Hamburg' },
      ...{ carrier: 'own_truck', trackingNumber: `TT${String(serial).padStart(10, '0')}` },
      ...{ sscc: ssccOf('9521234', BigInt(serial)), weightKg: 5, expectedOn: `2026-11-${String(20 + (order % 10))}` },
      ...{ announcedAt: '2026-11-18T08:00:00.000Z', version: 1 },
    } as const;
  });
}

function linesOf(
  made: readonly Made[],
  { sellerId, packageId, saleId }: { sellerId: string; packageId: string; saleId: string },
) {
  linesBySale ??= new Map(made.map(({ sale, lines }) => [sale.id, lines]));
  return (linesBySale.get(saleId) ?? []).map(({ id: lineId, position, productName, brandName }) => ({
    ...{ sellerId, packageId, lineId, position, productName, brandName, unitSize: 1, announced: 10, damaged: 0 },
    // Few packages hold the same product.
    gtin: `0${packageId.replaceAll(/\D/g, '').padEnd(13, '0').slice(-13)}`,
  }));
}
let linesBySale: Map<string, Made['lines']> | undefined;

/** What has left: of other orders. */
const addGone = (client: pg.Client) =>
  client.query(`insert into packages (seller_id, id, warehouse_id, code, status, sale_id, order_number, seller_name, buyer_id, buyer_name,
      destination_country, destination_city, carrier, tracking_number, sscc, weight_kg, expected_on, announced_at, arrived_at, confirmed_at)
    select seller_id, gen_random_uuid(), warehouse_id, 'G' || n || code, 'DELIVERED', md5(sale_id::text || n)::uuid, order_number, seller_name, buyer_id, buyer_name,
      destination_country, destination_city, carrier, 'G' || n || tracking_number, null, weight_kg, '2026-08-01', announced_at, announced_at, announced_at
    from packages cross join generate_series(1, ${goneForEach}) n`);
