/** The demo world: filled once into an empty database, topped up at each start. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { FilesPort } from '../src/adapters/files/files.port.ts';
import { countAll } from '../src/domains/insights/use-cases/count-all.ts';
import { rankProducts } from '../src/domains/offers/rank.repository.ts';
import { hashPassword } from '../src/domains/users/password.ts';
import { type Clock, type Instant, systemClock } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import { workCalendarOf } from '../src/platform/calendar.ts';
import { ConfigError } from '../src/platform/config-errors.ts';
import { connectForWork } from '../src/platform/db/work-connection.ts';
import { dbOf } from './db-of.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { addAddresses } from './demo-addresses.ts';
import { addCatalogue } from './demo-catalogue.ts';
import { addClaims } from './demo-claims.ts';
import { addCompanies } from './demo-companies.ts';
import { addConversations } from './demo-conversations.ts';
import { addDebts } from './demo-debts.ts';
import { addDemand } from './demo-demand.ts';
import { addDocuments } from './demo-documents.ts';
import { addEvidence, demoPictures } from './demo-evidence.ts';
import { addFulfilment } from './demo-fulfilment.ts';
import { addInvoices } from './demo-invoices.ts';
import { addPriceLosses } from './demo-losses.ts';
import { addMoney } from './demo-money.ts';
import { addNotifications } from './demo-notifications.ts';
import { addOrders } from './demo-orders.ts';
import { addPeople } from './demo-people.ts';
import { addSales, claimedDemoSalesOf, demoSalesOf, endedDemoSalesOf } from './demo-sales.ts';
import { addWarehouse } from './demo-warehouse.ts';
import { invariants } from './invariants.ts';
import { randomFrom } from './random.ts';
import { topUp } from './top-up.ts';
import { newWorld } from './world.ts';

export type SeedOptions = {
  readonly databaseUrl: string;
  /** Of the installation that will read what is sealed in the world. */
  readonly tokenSecret: string;
  /** Where the content of documents goes. */
  readonly files: FilesPort;
  /** The same seed and base time give the same world, password hashes apart. */
  readonly seed: number;
  /** The world's "now"; today 08:00 UTC when absent. */
  readonly baseTime?: Instant | undefined;
  /** Adds a few open and expiring sales, now. */
  readonly topup: boolean;
  readonly report: (line: string) => void;
  readonly clock?: Clock;
};

/** Milliseconds for one statement; a second start waits for the first one's whole world. */
const longestStatement = 300_000;

/**
 * Safe to repeat: a database that holds the demo sellers is not filled again. Throws when the world it made of an empty
 * database would break one of the product's invariants.
 */
export async function seed(options: SeedOptions): Promise<void> {
  const { databaseUrl, topup, report, clock = systemClock } = options;
  const now = clock.now();
  const client = await connectForWork(databaseUrl, { statement: longestStatement });
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.scope', 'system', true), pg_advisory_xact_lock(hashtext('quayside.seed'))",
    );
    const { rowCount } = await client.query('select from users where email = $1', [demoAccounts[0].email]);
    const { rowCount: others } = await client.query('select from sellers limit 1');
    if (!rowCount)
      report(
        `demo world made: ${await fill(client, options, options.baseTime ?? `${now.slice(0, 10)}T08:00:00.000Z`)} rows`,
      );
    if (topup) report(`demo world topped up: ${await topUp(client, now)} open orders added`);
    // What stood there before, such as a loaded history, is not this seed's to judge.
    if (!others) await refuseBroken(client);
    await client.query('commit');
  } catch (error) {
    // What went wrong is told, not that the connection went with it.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

/** Refuses a database in which people of the demo world could sign in: their password is public. */
export async function refuseDemoWorld(databaseUrl: string): Promise<void> {
  const client = await connectForWork(databaseUrl, { statement: 10_000 });
  try {
    const { rowCount } = await client.query('select from users where email = any ($1) limit 1', [
      demoAccounts.map(({ email }) => email),
    ]);
    if (rowCount)
      throw new ConfigError([
        'This database holds the demo world, whose passwords are public: production begins with an empty database.',
      ]);
  } finally {
    await client.end();
  }
}

/** A world that breaks what the product promises of its data is a fault of the seed, whichever its number: it is not kept. */
async function refuseBroken(client: pg.Client): Promise<void> {
  await client.query('analyze');
  for (const [promise, query] of Object.entries(invariants)) {
    const { rows } = await client.query(query);
    if (rows.length > 0)
      throw new Error(
        `The demo world breaks "${promise}": ${JSON.stringify(rows.slice(0, 5))}. Choose another DEMO_SEED.`,
      );
  }
}

async function fill(client: pg.Client, options: SeedOptions, base: Instant): Promise<number> {
  const { files, tokenSecret } = options;
  const world = newWorld();
  const random = randomFrom(options.seed);
  const companies = addCompanies(world, random, base);
  const people = addPeople(world, random, base, companies, {
    ...{ passwordHash: await hashPassword(demoPassword), tokenSecret },
  });
  const catalogue = addCatalogue(world, random, base, companies);
  const numbers = random.sample(
    Array.from({ length: 9_000 }, (_, index) => 482_133 + index),
    1_000,
  );
  const stages = companies.sellers.map((seller) => ({
    seller,
    owner: present(people.owners.get(seller.row.id), `${seller.key} has an owner`),
    offers: catalogue.offers.get(seller.row.id) ?? [],
    buyers: companies.buyers,
    warehouses: companies.warehouses,
    random,
    base,
    nextNumber: () => present(numbers.pop(), 'there are order numbers left'),
  }));
  const made = [
    ...stages.flatMap(demoSalesOf),
    ...stages.flatMap(claimedDemoSalesOf),
    ...stages.flatMap(endedDemoSalesOf),
  ];
  addSales(world, random, base, made);
  addFulfilment(world, made);
  const pictures = await demoPictures();
  const differences = addWarehouse(world, made, { ownerId: people.worker.id, pictures });
  addMoney(world, made, people.approver);
  const claimed = addClaims(world, made);
  const photos = addEvidence(world, claimed, pictures);
  const addresses = addAddresses(world, random, companies.sellers);
  addInvoices(world, made, addresses);
  // Stored first: a file without a row is harmless, a row without its file is not.
  for (const file of [...(await addDocuments(world, made)), ...photos, ...differences]) await files.put(file);
  addNotifications(world, made, addConversations(world, made));
  addDemand(world, base, companies, catalogue);
  addOrders(world, made, present(companies.buyers[0], 'there is a first buyer'), people.buyer);
  addDebts(world, made);
  const count = await world.write(client);
  await rankProducts(
    drizzle({ client }),
    catalogue.products.map(({ id }) => id),
  );
  const losses = await addPriceLosses(client, made, catalogue);
  await countAll({ db: dbOf(client), now: base, calendarOf: workCalendarOf });
  return count + losses;
}
