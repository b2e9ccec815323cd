/** The calls of the profile's pages. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type CompanyChange = Omit<
  BodyOf<'/user/', 'patch'>,
  'email' | 'phone' | 'withdraw' | 'account' | 'secret' | 'version'
>;

export const getProfile = (signal?: AbortSignal) => answerOf(api.GET('/sellers/profile/', signal ? { signal } : {}));
export const changeCompany = (body: CompanyChange) => answerOf(api.PATCH('/user/', { body }));
export const changeAccountName = (account: string) => answerOf(api.PATCH('/user/', { body: { account } }));
export const changePassword = (secret: string, password: string) =>
  answerOf(api.PUT('/user/password/', { body: { secret, password } }));
export const askFee = (fee: string) => answerOf(api.PUT('/user/fee/', { body: { fee } }));
export const checkVat = (countryCode: string, taxNumber: string) =>
  answerOf(api.POST('/vat/validation/', { body: { countryCode, taxNumber } }));
export const getDebtor = (signal: AbortSignal) => answerOf(api.GET('/user/debtor/', { signal }));
export const getGroups = (signal: AbortSignal) => answerOf(api.GET('/user/groups/', { signal }));
export const moveCompany = (body: BodyOf<'/sellers/status/', 'post'>, key: string) =>
  answerOf(api.POST('/sellers/status/', { params: { header: { 'idempotency-key': key } }, body }));
