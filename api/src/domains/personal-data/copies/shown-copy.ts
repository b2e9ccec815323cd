import type { DataCopy } from '@quayside/contract/copies';
import type { Deps } from '../../../platform/deps.ts';
import { presentCopy } from './copies.presenter.ts';
import { type CopyOwner, type CopyPart, type CopyRecord, copyOf, partsOf } from './copies.repository.ts';

/** Whose copy; `userId` null: the company's. */
export type Owner = CopyOwner & Pick<CopyRecord, 'userId'>;

export async function shownCopy(deps: Deps, owner: Owner): Promise<DataCopy> {
  const { copy, parts } = await lookUp(deps, owner);
  return presentCopy(copy, parts, deps.clock.now());
}

/** The part, as long as it is shown. */
export async function shownPart(deps: Deps, owner: Owner, number: number): Promise<CopyPart | null> {
  const { copy, parts } = await lookUp(deps, owner);
  const shown = presentCopy(copy, parts, deps.clock.now()).parts.some(({ part }) => part === number);
  return (shown && parts.find(({ part }) => part === number)) || null;
}

const lookUp = ({ database }: Deps, owner: Owner) =>
  database.read({ sellerId: owner.sellerId }, async (db) => {
    const copy = await copyOf(db, owner);
    return { copy, parts: copy ? await partsOf(db, copy) : [] };
  });
