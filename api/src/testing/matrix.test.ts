/**
 * The authorisation matrix: every published operation for every principal, with own, foreign and absent ids in path,
 * query and body. Run twice: as the application is, and with its own tenant predicates taken out of every query, so
 * that row-level security alone has to hold.
 */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNotification } from '../domains/notifications/notifications.factory.ts';
import type { SellerRow } from '../domains/sellers/sellers.factory.ts';
import { makeUnsentFile } from '../domains/threads/threads.factory.ts';
import { factoryPassword } from '../domains/users/users.factory.ts';
import { present } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { samplePdf } from '../platform/files/files.factory.ts';
import { storeFile } from '../platform/files/stored-files.ts';
import { type TestAnswer, type TestApp, testApp } from './app.ts';
import { absentBelongings, type Belongings, makeBelongings } from './belongings.ts';
import { lastOperations, matrixPolicy, type PolicyRow, type Request } from './matrix.policy.ts';
import { addressOf, contentOf, idPlaces, substitutions, withExtraMembers } from './matrix.requests.ts';
import { type Operation, operations } from './operations.ts';
import { makePrincipals, type Principal, refusalOf } from './principals.ts';
import { login } from './session.ts';
import { openAsSuperuser, tableFingerprint } from './table-fingerprint.ts';
import { withoutTenantPredicates } from './without-tenant-predicates.ts';

/** Members only the server writes; a body that names one is refused as a whole. */
const serverOwned = [
  'qid',
  'id',
  'sellerQid',
  'seller_id',
  'sellerId',
  'buyerId',
  'status',
  'sellerStatus',
  'statusGroup',
  'nextAction',
  'fee',
  'feeBasisPoints',
  'price',
  'unitPriceMinor',
  'total',
  'isSeller',
  'isStaff',
  'isWarehouseUser',
  'isEmailVerified',
  'isPhoneVerified',
  'permissions',
  'role',
  'approvals',
  'expiresAt',
];

let t: TestApp;
let db: pg.Client;
let principals: readonly Principal[];

const ordered = [...operations].sort(
  (a, b) => Number(lastOperations.includes(a.name)) - Number(lastOperations.includes(b.name)),
);
const send = (operation: Operation, principal: Principal, request: Request): Promise<TestAnswer> => {
  const { headers, ...content } = contentOf(request);
  return t.call(operation.method, addressOf(operation, request), {
    remoteAddress: nextAddress(),
    headers: { ...principal.headers, ...headers },
    ...content,
  });
};
/** Limits per network address are tested elsewhere; here every call comes from another one. */
let sent = 0;
const nextAddress = () => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};
/** What an answer says, without the ids of this very request. */
const answerOf = (answer: TestAnswer, { params, query, body: given }: Request) => {
  if (answer.body === '') return { status: answer.statusCode, body: null };
  const { requestId: _own, ...body } = answer.json();
  const ids = JSON.stringify([params, query, given]).match(/[0-9a-f-]{36}/g) ?? [];
  return {
    status: answer.statusCode,
    body: ids.reduce((text, id) => text.replaceAll(id, 'given'), JSON.stringify(body)),
  };
};

const allowedBy = (row: PolicyRow) => principals.filter(({ name }) => row.allowed.includes(name));
const ownerOf = (sellerId: string): Principal =>
  present(
    principals.find(({ name, seller }) => name.startsWith('ownerOf') && seller.id === sellerId),
    'each company has an owner',
  );

/** What the principal owns; for those without a company, what seller A owns. */
const ownOf = (principal: Principal, { name }: Operation, row: PolicyRow) =>
  belongingsOf(principal.seller, principal, name, row);
const foreignOf = ({ other }: Principal, { name }: Operation, row: PolicyRow) =>
  belongingsOf(other, ownerOf(other.id), name, row);

async function belongingsOf(
  seller: SellerRow,
  holder: Principal,
  operation: string,
  row: PolicyRow,
): Promise<Belongings> {
  if (!row.request) return absentBelongings();
  // A session costs a password check: only calls about sessions get one.
  const session = operation.includes('/sessions/') ? await anotherSessionOf(holder) : newId();
  // A person has a few views at most: only calls about views make them the caller's own.
  const userId = operation.includes('/saved-views/') ? holder.session?.user.id : undefined;
  const own = await makeBelongings(t, seller, session, row.sale, userId, aboutClaim(operation, row, holder));
  if (operation.includes('/notifications/')) return { ...own, notification: await notificationFor(seller, holder) };
  const takesFiles = operation.endsWith('/messages/') || operation.endsWith('/issue/');
  return takesFiles ? { ...own, unsentFile: await unsentFileFor(seller, own.sale, holder) } : own;
}

async function unsentFileFor({ id: sellerId }: SellerRow, saleId: string, { session }: Principal): Promise<string> {
  const stored = await storeFile(t.deps, sellerId, samplePdf());
  const uploadedBy = session?.user.id ?? newId();
  return t.database.write(
    { sellerId },
    async (one) => (await makeUnsentFile(one, { sellerId, saleId, uploadedBy }, stored)).id,
  );
}

async function notificationFor({ id: sellerId }: SellerRow, { session }: Principal): Promise<string> {
  const userId = session?.user.id ?? newId();
  return (await t.database.write({ sellerId }, (one) => makeNotification(one, { sellerId, userId }))).id;
}

/** For calls about claims: a claim in the row's state, of the holder's own where that is a buyer. */
const aboutClaim = (operation: string, { claim = 'UNDER_REVIEW' }: PolicyRow, holder: Principal | null) =>
  operation.includes('/claims/') ? { claim, buyerId: holder?.session?.user.buyerId ?? null } : undefined;

async function anotherSessionOf({ session }: Principal): Promise<string> {
  const { user, headers } = present(session, 'a caller of session calls has a session');
  const again = await login(t, user.email, factoryPassword, headers['x-application']);
  const list = await t.call('GET', '/user/sessions/', {
    headers: { ...headers, authorization: `Bearer ${again.json().accessToken}` },
  });
  return list.json().results.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).qid;
}

async function refusesOthers(operation: Operation, row: PolicyRow): Promise<void> {
  const target = await makeBelongings(
    t,
    present(principals[1], 'seller A').seller,
    newId(),
    row.sale,
    undefined,
    aboutClaim(operation.name, row, null),
  );
  const before = await tableFingerprint(db);
  for (const principal of principals.filter(({ name }) => !row.allowed.includes(name))) {
    const answer = await send(operation, principal, row.request?.(target) ?? {});
    const [status, code] = refusalOf[principal.name] ?? [403, 'permission_denied'];
    expect({ who: principal.name, status: answer.statusCode, code: answer.json().code }).toEqual({
      who: principal.name,
      status,
      code,
    });
  }
  expect(await tableFingerprint(db), 'a refused request changes nothing').toEqual(before);
}

async function treatsForeignAsAbsent(operation: Operation, row: PolicyRow): Promise<void> {
  const { request } = row;
  if (!request || operation.ids.length === 0) return;
  for (const principal of allowedBy(row)) {
    const own = await ownOf(principal, operation, row);
    const absent = substitutions(request(own), own, absentBelongings());
    const foreign =
      row.acrossCompanies && principal.name.startsWith('staff')
        ? absent
        : substitutions(request(own), own, await foreignOf(principal, operation, row));
    const before = await tableFingerprint(db);
    for (const [index, { at, request: withForeign }] of foreign.entries()) {
      const withAbsent = present(absent[index], 'as many places').request;
      const toForeign = answerOf(await send(operation, principal, withForeign), withForeign);
      const toAbsent = answerOf(await send(operation, principal, withAbsent), withAbsent);
      expect(toForeign, `${principal.name}, ${at}`).toEqual(toAbsent);
      if (!at.startsWith('query')) expect(toForeign.status, `${principal.name}, ${at}`).toBe(404);
    }
    expect(await tableFingerprint(db), `${principal.name}: no side effect`).toEqual(before);
  }
}

async function refusesServerOwned(operation: Operation, row: PolicyRow): Promise<void> {
  const principal = allowedBy(row)[0];
  if (!principal || !operation.body) return;
  const own = await ownOf(principal, operation, row);
  const request = row.request?.(own) ?? {};
  const before = await tableFingerprint(db);
  for (const body of withExtraMembers(request.body, serverOwned)) {
    const answer = await send(operation, principal, { ...request, body });
    expect({ body, status: answer.statusCode, code: answer.json().code }).toEqual({
      body,
      status: 400,
      code: 'validation_failed',
    });
  }
  expect(await tableFingerprint(db)).toEqual(before);
}

async function answersAllowed(operation: Operation, row: PolicyRow): Promise<void> {
  const expected = [row.answers ?? 200].flat();
  for (const principal of allowedBy(row)) {
    await db.query('truncate attempts');
    const own = await ownOf(principal, operation, row);
    const answer = await send(operation, principal, row.request?.(own) ?? {});
    expect(expected, `${principal.name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`).toContain(
      answer.statusCode,
    );
  }
}

const open = () => async () => {
  t = await testApp();
  db = await openAsSuperuser();
  principals = await makePrincipals(t);
};
const close = async () => {
  await t.close();
  await db.end();
};

it('names every operation, and none that is gone', () => {
  expect(Object.keys(matrixPolicy).sort()).toEqual(operations.map(({ name }) => name).sort());
});

it('puts an own id in every place where an operation takes one', () => {
  const own = absentBelongings();
  const missed = operations.flatMap(({ name, ids }) => {
    const places = idPlaces(matrixPolicy[name]?.request?.(own) ?? {}, own);
    return ids.filter((id) => !places.includes(id)).map((id) => `${name} ${id}`);
  });
  expect(missed).toEqual([]);
});

describe('[GATE-06] as the application is', () => {
  beforeAll(open());
  afterAll(close);
  describe.each(ordered)('$name', (operation) => {
    const row = matrixPolicy[operation.name] ?? { allowed: [] };
    it('refuses everybody it is not for, and changes nothing', () => refusesOthers(operation, row));
    it('answers a foreign id as an absent one, wherever it stands', () => treatsForeignAsAbsent(operation, row));
    it('refuses members that only the server writes', () => refusesServerOwned(operation, row));
    it('answers everybody it is for', () => answersAllowed(operation, row));
  });
});

describe('[GATE-06] with the own tenant predicates switched off, on row-level security alone', () => {
  let predicates: ReturnType<typeof withoutTenantPredicates>;
  beforeAll(async () => {
    predicates = withoutTenantPredicates();
    await open()();
  });
  afterAll(async () => {
    predicates.restore();
    await close();
  });
  it.each(ordered.filter(({ ids }) => ids.length > 0))(
    '$name answers a foreign id as an absent one',
    async (operation) => {
      const before = predicates.count();
      const row = matrixPolicy[operation.name] ?? { allowed: [] };
      await treatsForeignAsAbsent(operation, row);
      if (!row.acrossCompanies && operation.path.startsWith('/api/sales'))
        expect(predicates.count()).toBeGreaterThan(before);
    },
  );
});
