/** PATCH user/ changes a person or their company; each part goes its own way. */
import { type CompanyPatch, companyPatch } from '@quayside/contract/company';
import type { userPatch } from '@quayside/contract/users';
import type { z } from 'zod';

type AccountPatch = z.infer<typeof userPatch>;
type Both = AccountPatch & CompanyPatch;

/** The parts that say something; null: nothing of that kind was sent. */
export function partsOf(patch: Both): { company: CompanyPatch | null; account: AccountPatch | null } {
  const isOfCompany = (name: string) => name in companyPatch.shape;
  const split = (wanted: boolean) =>
    Object.fromEntries(Object.entries(patch).filter(([name]) => isOfCompany(name) === wanted));
  const [company, account] = [split(true), split(false)];
  return {
    company: Object.keys(company).length > 0 ? companyPatch.parse(company) : null,
    account: Object.keys(account).length > 0 || Object.keys(company).length === 0 ? account : null,
  };
}
