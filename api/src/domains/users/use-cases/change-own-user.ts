/** One request may change the person's account and their company: both change, or neither. */
import type { CompanyPatch } from '@quayside/contract/company';
import type { userPatch } from '@quayside/contract/users';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { type Opening, openWrite } from '../../../platform/write.ts';
import { changeAccount } from './change-account.ts';
import { ownCompanyChange } from './change-own-company.ts';

type Parts = { readonly company: CompanyPatch | null; readonly account: z.infer<typeof userPatch> | null };
type Person = Parameters<typeof changeAccount>[1] & { readonly isVerified: boolean };

/** Refuses what `ownCompanyChange` and `changeAccount` refuse. */
export async function changeOwnUser(
  deps: Deps,
  opening: Opening,
  { isVerified, ...owner }: Person,
  { company, account }: Parts,
): Promise<void> {
  const changeCompany = company && (await ownCompanyChange(deps, opening.actor, company, isVerified));
  if (!account) {
    if (changeCompany) await openWrite(deps, opening, changeCompany);
    return;
  }
  // An account is of no company: alone it is written in nobody's rows.
  const scope = changeCompany ? opening.scope : 'none';
  await changeAccount(deps, owner, account, (changeRow) =>
    openWrite(deps, { ...opening, scope }, async (write) => {
      await changeCompany?.(write);
      await changeRow(write.db);
    }),
  );
}
