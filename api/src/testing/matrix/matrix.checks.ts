/** What the authorisation matrix shows of one operation: a check for each promise, run for every principal. */
import type pg from 'pg';
import { expect } from 'vitest';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestAnswer, type TestApp, testApp } from '../app.ts';
import type { PolicyRow, Request } from './matrix.policy.ts';
import { addressOf, contentOf, substitutions, withExtraMembers } from './matrix.requests.ts';
import { makeTargets, type Targets } from './matrix.targets.ts';
import type { Operation } from './operations.ts';
import { absentResources, type OwnedResources } from './owned-resources.ts';
import { makePrincipals, type Principal, refusalOf } from './principals.ts';
import { type Fingerprint, openAsSuperuser, watchTables } from './table-fingerprint.ts';

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

/** The application, everybody who calls it, and what they call it about. */
export type Matrix = {
  readonly t: TestApp;
  readonly db: pg.Client;
  readonly fingerprint: Fingerprint;
  readonly principals: readonly Principal[];
  readonly targets: Targets;
  close(): Promise<void>;
};

/** Close it in `afterAll`. */
export async function openMatrix(): Promise<Matrix> {
  const t = await testApp();
  const db = await openAsSuperuser();
  return {
    t,
    db,
    fingerprint: await watchTables(db),
    principals: await makePrincipals(t),
    targets: makeTargets(t),
    close: async () => {
      await t.close();
      await db.end();
    },
  };
}

/** Whoever the operation is not for is refused, each in the way that fits, and nothing changes. */
export async function refusesOthers(matrix: Matrix, operation: Operation, row: PolicyRow): Promise<void> {
  const { fingerprint, principals, targets } = matrix;
  const ownerOfA = present(principals[1], 'seller A has an owner');
  const target = await targets.shared(ownerOfA, operation, row);
  const before = await fingerprint();
  for (const principal of principals.filter(({ name }) => !row.allowed.includes(name))) {
    const answer = await send(matrix, operation, principal, row.request?.(target) ?? {});
    const [status, code] = refusalOf[principal.name] ?? [403, 'permission_denied'];
    expect({ who: principal.name, status: answer.statusCode, code: answer.json().code }).toEqual({
      who: principal.name,
      status,
      code,
    });
  }
  expect(await fingerprint(), 'a refused request changes nothing').toEqual(before);
}

/** An id of another company is answered, in every place and word for word, as one that names nothing. */
export async function treatsForeignAsAbsent(matrix: Matrix, operation: Operation, row: PolicyRow): Promise<void> {
  if (!row.request || operation.ids.length === 0) return;
  for (const principal of allowedBy(matrix, row)) {
    const [foreign, absent] = await requestsOfOthers(matrix, principal, operation, row);
    const before = await matrix.fingerprint();
    for (const [index, { at, request: withForeign }] of foreign.entries()) {
      const withAbsent = present(absent[index], 'as many places').request;
      const toForeign = answerOf(await send(matrix, operation, principal, withForeign), withForeign);
      const toAbsent = answerOf(await send(matrix, operation, principal, withAbsent), withAbsent);
      expect(toForeign, `${principal.name}, ${at}`).toEqual(toAbsent);
      if (!at.startsWith('query')) expect(toForeign.status, `${principal.name}, ${at}`).toBe(404);
    }
    expect(await matrix.fingerprint(), `${principal.name}: no side effect`).toEqual(before);
  }
}

/** The principal's own request with a foreign id in each place, and the same with absent ones. */
async function requestsOfOthers(
  { principals, targets }: Matrix,
  principal: Principal,
  operation: Operation,
  row: PolicyRow,
) {
  const own = await targets.shared(principal, operation, row);
  const request = row.request?.(own) ?? {};
  const absent = substitutions(request, own, absentResources());
  if (row.acrossCompanies && principal.name.startsWith('staff')) return [absent, absent] as const;
  const owner = principals.find(({ name, seller }) => name.startsWith('ownerOf') && seller.id === principal.other.id);
  const others = await targets.shared(present(owner, 'each company has an owner'), operation, row);
  return [substitutions(request, own, others), absent] as const;
}

/** A body that names a member only the server writes is refused as a whole. */
export async function refusesServerOwned(matrix: Matrix, operation: Operation, row: PolicyRow): Promise<void> {
  const principal = allowedBy(matrix, row)[0];
  if (!principal || !operation.body) return;
  const own = await matrix.targets.shared(principal, operation, row);
  const request = row.request?.(own) ?? {};
  const before = await matrix.fingerprint();
  for (const body of withExtraMembers(request.body, serverOwned, row.free)) {
    const answer = await send(matrix, operation, principal, { ...request, body });
    expect({ body, status: answer.statusCode, code: answer.json().code }).toEqual({
      body,
      status: 400,
      code: 'validation_failed',
    });
  }
  expect(await matrix.fingerprint()).toEqual(before);
}

/** Whoever the operation is for gets the answer the policy names. */
export async function answersAllowed(matrix: Matrix, operation: Operation, row: PolicyRow): Promise<void> {
  const expected = [row.answers ?? 200].flat();
  const { fresh, shared } = matrix.targets;
  const target = operation.method === 'GET' ? shared : fresh;
  for (const principal of allowedBy(matrix, row)) {
    await matrix.db.query('truncate attempts');
    const own: OwnedResources = await target(principal, operation, row);
    const answer = await send(matrix, operation, principal, row.request?.(own) ?? {});
    expect(expected, `${principal.name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`).toContain(
      answer.statusCode,
    );
  }
}

/** The same request again with its Idempotency-Key gets the first answer, word for word, and changes nothing more. */
export async function answersRepeated(matrix: Matrix, operation: Operation, row: PolicyRow): Promise<void> {
  const principal = allowedBy(matrix, row)[0];
  if (!principal) return;
  await matrix.db.query('truncate attempts');
  const request = row.request?.(await matrix.targets.fresh(principal, operation, row)) ?? {};
  const keyed = { ...principal, headers: { ...principal.headers, 'idempotency-key': newId() } };
  const first = await send(matrix, operation, keyed, request);
  expect([row.answers ?? 200].flat(), first.body.slice(0, 300)).toContain(first.statusCode);
  const before = await matrix.fingerprint();
  const again = await send(matrix, operation, keyed, request);
  expect(answerOf(again, request)).toEqual(answerOf(first, request));
  if (first.statusCode >= 300) return;
  // A file is received before its key is looked at; without a row that names it, it goes by itself.
  const { 'public."stored_files"': _received, ...after } = await matrix.fingerprint();
  expect(before, 'nothing is done twice').toMatchObject(after);
}

/** Sent again without a key it is answered as before, or told that there is nothing to delete, and changes nothing more. */
export async function answersDeletedAgain(matrix: Matrix, operation: Operation, row: PolicyRow): Promise<void> {
  const principal = allowedBy(matrix, row)[0];
  if (!principal) return;
  await matrix.db.query('truncate attempts');
  const request = row.request?.(await matrix.targets.fresh(principal, operation, row)) ?? {};
  const first = await send(matrix, operation, principal, request);
  expect([row.answers ?? 200].flat(), first.body.slice(0, 300)).toContain(first.statusCode);
  const before = await matrix.fingerprint();
  const again = await send(matrix, operation, principal, request);
  if (again.statusCode !== 404 && again.statusCode !== 409)
    expect(answerOf(again, request)).toEqual(answerOf(first, request));
  expect(await matrix.fingerprint(), 'nothing is done twice').toEqual(before);
}

const allowedBy = ({ principals }: Matrix, row: PolicyRow) =>
  principals.filter(({ name }) => row.allowed.includes(name));

function send({ t }: Matrix, operation: Operation, principal: Principal, request: Request): Promise<TestAnswer> {
  const { headers, ...content } = contentOf(request);
  return t.call(operation.method, addressOf(operation, request), {
    remoteAddress: nextAddress(),
    headers: { ...principal.headers, ...headers },
    ...content,
  });
}

/** Limits per network address are tested elsewhere; here every call comes from another one. */
let sent = 0;
function nextAddress(): string {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}

/** What an answer says, without the ids of this very request. */
function answerOf(answer: TestAnswer, { params, query, body: given }: Request) {
  if (answer.body === '') return { status: answer.statusCode, body: null };
  const ids = JSON.stringify([params, query, given]).match(/[0-9a-f-]{36}/g) ?? [];
  return {
    status: answer.statusCode,
    body: ids.reduce((text, id) => text.replaceAll(id, 'given'), wordsOf(answer)),
  };
}

/** A file is compared as it is, an answer without the number of its request. */
function wordsOf({ body, headers, json }: TestAnswer): string {
  if (!String(headers['content-type']).includes('json')) return body;
  const { requestId: _own, ...told } = json();
  return JSON.stringify(told);
}
