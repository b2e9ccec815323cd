/** The people of the demo world: those who sign in, and a few colleagues. */

import { type UserRow, userOf } from '../src/domains/users/users.factory.ts';
import { staffMembers, users } from '../src/domains/users/users.tables.ts';
import { days, type Instant, plus } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import { demoAccounts, hasDemoFactor, simulatedBuyers } from './demo-accounts.ts';
import type { DemoCompanies } from './demo-companies.ts';
import { addFactors } from './demo-factor.ts';
import { type Random, randomFrom } from './random.ts';
import type { World } from './world.ts';

const names: Readonly<Record<string, string>> = {
  'owner@waldhuis.example': 'Mila de Vries',
  'admin@waldhuis.example': 'Sander Hoekstra',
  'orders@waldhuis.example': 'Fenna Bakker',
  'finance@waldhuis.example': 'Ruben Mulder',
  'inventory@waldhuis.example': 'Noor Dijkstra',
  'viewer@waldhuis.example': 'Thijs Visser',
  'owner@gruenwald.example': 'Dr. Annegret Grünwald',
  'owner@brightwater.example': 'Priya Nair',
  'owner@clairval.example': 'Éloïse Clairval',
  'owner@belfiore.example': 'Matteo Belfiore',
  'owner@hernandez.example': 'Íñigo Hernández',
  'owner@polna.example': 'Małgorzata Wójcik',
  'owner@obriain.example': 'Caoimhe Ó Briain',
  'owner@sjoberg.example': 'Åsa Sjöberg',
  'owner@devriesenzoon.example': 'Pieter De Vries',
  'owner@emptyshelf.example': 'Lotte Smit',
  'unverified@waldhuis.example': 'Jip Postma',
  'worker@rotterdam.example': 'Wout Schipper',
  'lead@rotterdam.example': 'Amina El Idrissi',
  'buyer@nordlicht.example': 'Jonas Petersen',
  'purchasing@buyer-1.example': 'Claire Fontaine',
  'purchasing@buyer-3.example': 'Giulia Ferrero',
  'purchasing@buyer-4.example': 'Álvaro Reina',
  'purchasing@buyer-5.example': 'Hidde Postma',
  'first.approver@quayside.example': 'Ines Okafor',
  'second.approver@quayside.example': 'Tomasz Lewandowski',
  'staff@quayside.example': 'Grace Whitfield',
  'trainee@quayside.example': 'Sam Ito',
};

const roleOf: Readonly<Record<string, UserRow['role']>> = {
  owner: 'OWNER',
  admin: 'ADMIN',
  orders: 'ORDERS',
  finance: 'FINANCE',
  inventory: 'INVENTORY',
  viewer: 'VIEWER',
  unverified: 'ORDERS',
  worker: 'WAREHOUSE_WORKER',
  lead: 'WAREHOUSE_LEAD',
  buyer: 'BUYER',
  purchasing: 'BUYER',
};

const approves = ['staff.payments.approve', 'staff.audit'];
const staffPermissions: Readonly<Record<string, string[]>> = {
  'first.approver@quayside.example': approves,
  'second.approver@quayside.example': [...approves, 'staff.claims', 'staff.sellers'],
  'staff@quayside.example': [
    'staff.sellers',
    'staff.onboarding',
    'staff.claims',
    'staff.payments.approve',
    'staff.content',
    'staff.impersonate',
    'staff.test_sale',
    'staff.audit',
  ],
  'trainee@quayside.example': [],
};

/** Draws of their own: the rest of the world is the same with and without them. */
const visitorSeed = 11;

export type DemoPeople = {
  readonly owners: ReadonlyMap<string, UserRow>;
  readonly approver: UserRow;
  /** Of the first warehouse. */
  readonly worker: UserRow;
  /** Of the first company that buys. */
  readonly buyer: UserRow;
};

/** Adds the people; gives the owner of each seller by the seller's id, the first approver, a warehouse worker and the buyer. */
export function addPeople(
  world: World,
  random: Random,
  base: Instant,
  companies: DemoCompanies,
  { passwordHash, tokenSecret }: { readonly passwordHash: string; readonly tokenSecret: string },
): DemoPeople {
  const joined = plus(base, -days(400));
  const rows = demoAccounts.map(({ email }) => personOf(email, random, joined, companies, passwordHash));
  const visitors = randomFrom(visitorSeed);
  world.add(
    users,
    ...rows,
    ...simulatedBuyers.map((email) => personOf(email, visitors, joined, companies, passwordHash)),
  );
  addFactors(world, rows, tokenSecret);
  world.add(
    staffMembers,
    ...rows
      .filter(({ role }) => role === 'STAFF')
      .map((row) => ({ userId: row.id, permissions: staffPermissions[row.email] ?? [], createdAt: joined })),
  );
  const approver = rows.find(({ email }) => email === 'first.approver@quayside.example');
  return {
    owners: new Map(
      rows.flatMap((row) => (row.role === 'OWNER' && row.sellerId ? [[row.sellerId, row] as const] : [])),
    ),
    approver: present(approver, 'there is an approver'),
    worker: present(
      rows.find(({ role }) => role === 'WAREHOUSE_WORKER'),
      'there is a worker',
    ),
    buyer: present(
      rows.find(({ role }) => role === 'BUYER'),
      'there is a buyer',
    ),
  };
}

function personOf(
  email: string,
  random: Random,
  createdAt: Instant,
  companies: DemoCompanies,
  passwordHash: string,
): UserRow {
  const [who = '', domain = ''] = email.split('@');
  const key = domain.replace('.example', '');
  const seller = companies.sellers.find((one) => one.key === key)?.row;
  const buyer = companies.buyers.find((one) => one.email === email);
  const isVerified = who !== 'unverified';
  const isClient = seller !== undefined && key !== 'emptyshelf';
  return userOf({
    id: random.id(createdAt),
    email,
    passwordHash,
    account: names[email] ?? who,
    country: seller?.country ?? buyer?.country ?? (key === 'rotterdam' ? 'NL' : 'GB'),
    phone: `+3161234${random.digits(4)}`,
    role: key === 'quayside' ? 'STAFF' : (roleOf[who] ?? 'VIEWER'),
    sellerId: seller?.id ?? null,
    buyerId: buyer?.id ?? null,
    isEmailVerified: isVerified,
    isPhoneVerified: isVerified,
    isWarehouseUser: key === 'rotterdam',
    warehouseId: companies.warehouses.find(({ city }) => city.toLowerCase() === key)?.id ?? null,
    accountManagerName: isClient ? 'Ines Okafor' : null,
    accountManagerEmail: isClient ? 'first.approver@quayside.example' : null,
    secondFactorAt: hasDemoFactor(email) ? createdAt : null,
    createdAt,
  });
}
