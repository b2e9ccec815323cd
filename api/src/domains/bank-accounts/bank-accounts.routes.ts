/** Where a company is paid: read with the number hidden, changed with the password (PRO-09, PRO-10). */
import {
  abaBody,
  type BankKind,
  bankInfo,
  bankKinds,
  ibanBody,
  sortCodeBody,
  swiftBody,
} from '@quayside/contract/bank';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { sellerById } from '../sellers/sellers.public.ts';
import { presentBankInfo } from './bank-accounts.presenter.ts';
import { accountInUse } from './bank-accounts.read-model.ts';
import { changeAccount } from './use-cases/change-account.ts';

const tags = ['user'];
const config = {
  needsProof: true,
  permission: 'bank.write',
  errors: [
    'incorrect_password',
    'too_many_attempts',
    'bank_details_invalid',
    'bank_kind_not_taken',
    'bank_provider_silent',
  ],
} as const;
const response = { 200: bankInfo };

export const bankAccountRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/user/bank/info/',
      {
        schema: { tags, summary: 'Where the own company is paid, its number hidden', response },
        config: { permission: { anyOf: ['bank.write', 'payouts.read', 'company.write'] } },
      },
      (request) => infoFor(deps, request),
    );
    takeIban(routes, deps);
    takeSortCode(routes, deps);
    takeAba(routes, deps);
    takeSwift(routes, deps);
  };

function takeIban(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/bank/iban/',
    { schema: { tags, summary: 'Be paid to an IBAN', body: ibanBody, response }, config },
    (request) => change(deps, request, 'iban', request.body, { IBAN: request.body.iban }),
  );
}

function takeSortCode(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/bank/sortcode/',
    { schema: { tags, summary: 'Be paid to a British account', body: sortCodeBody, response }, config },
    (request) => {
      const { sortCode, accountNumber } = request.body;
      return change(deps, request, 'sort_code', request.body, { sortCode, accountNumber });
    },
  );
}

function takeAba(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/bank/aba/',
    { schema: { tags, summary: 'Be paid to an American account', body: abaBody, response }, config },
    (request) => {
      const { routingNumber, accountNumber } = request.body;
      return change(deps, request, 'aba', request.body, { abartn: routingNumber, accountNumber });
    },
  );
}

function takeSwift(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/bank/swift/',
    { schema: { tags, summary: 'Be paid to an account abroad', body: swiftBody, response }, config },
    (request) => {
      const { swiftCode, accountNumber } = request.body;
      return change(deps, request, 'swift_code', request.body, { swiftCode, accountNumber });
    },
  );
}

type Common = { readonly holder: string; readonly country: string; readonly secret: string };

/** Not kept under an Idempotency-Key: the password is asked for each time, and the same account twice changes nothing. */
async function change(
  deps: Deps,
  request: FastifyRequest,
  kind: BankKind,
  { holder, country, secret }: Common,
  fields: Readonly<Record<string, string>>,
) {
  const { userId, sessionId } = actorOf(request);
  const owner = { userId, sessionId, device: deviceOf(request, deps) };
  await changeAccount(deps, writeOf(request), owner, { kind, holder, country, secret, fields });
  return infoFor(deps, request);
}

async function infoFor(deps: Deps, request: FastifyRequest) {
  const sellerId = sellerIdOf(actorOf(request));
  const seller = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
  const forms = await deps.payments.requirements(seller.currency, 100n);
  const kinds = (forms ?? []).flatMap(({ kind }) => bankKinds.filter((one) => one === kind));
  const account = await accountInUse(deps.database, sellerId);
  return presentBankInfo({ account, kinds, changedAt: seller.bankChangedAt, now: deps.clock.now() });
}
