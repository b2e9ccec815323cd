/** What every call about one package answers: the package as it is afterwards. */
import { type PackageDetail, packageDetail } from '@quayside/contract/packages';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type WriteOptions, type WriteRequest, writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce, writeOnceBehind } from '../../platform/write.ts';
import { type PackageTarget, type Sent, warehouseOf } from './locked-package.ts';
import { type PackageDetailRow, packageDetailIn, packageDetailOf } from './packages.detail.read-model.ts';
import { refuse } from './packages.errors.ts';
import { presentDetail } from './packages.presenter.ts';
import { placeOfPackage } from './packages.repository.ts';

export async function detailFor(deps: Deps, request: WriteRequest, id: string): Promise<PackageDetail> {
  const actor = actorOf(request);
  const found = await packageDetailOf(deps.database, warehouseOf(actor), id);
  if (!found) throw refuse('package_not_found');
  return presentDetail(found, actor, deps.clock.now());
}

/**
 * Runs the step once per key, and answers the package as the same transaction leaves it. Where it stands is asked with the key.
 * What a step only sent is answered before the package, which is asked behind it.
 */
export function changePackage(
  deps: Deps,
  request: WriteRequest,
  packageId: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: most steps are done when they end, some have only sent what they write
  work: (write: Write, target: Required<Pick<PackageTarget, 'packageId' | 'place'>>) => Promise<Sent | void>,
  options: WriteOptions = {},
): Promise<PackageDetail> {
  const opening = writeOf(request, { ...options, scope: 'system' });
  const house = warehouseOf(opening.actor);
  const ahead = (db: Db) => placeOfPackage(db, house, packageId);
  return writeOnceBehind(deps, opening, { schema: packageDetail, ahead }, async (write, place) => {
    const sent = await work(write, { packageId, place });
    const [found] = await Promise.all([packageDetailIn(write.db, house, packageId), sent?.written]);
    return answerOf(write, found);
  });
}

/** The same for a package that is made: `work` gives its id. */
export function makePackage(
  deps: Deps,
  request: WriteRequest,
  work: (write: Write) => Promise<string>,
  options: WriteOptions,
): Promise<PackageDetail> {
  return writeOnce(deps, writeOf(request, { ...options, scope: 'system' }), packageDetail, async (write) => {
    const id = await work(write);
    return answerOf(write, await packageDetailIn(write.db, warehouseOf(write.actor), id));
  });
}

function answerOf({ actor, now }: Write, found: PackageDetailRow | null): PackageDetail {
  if (!found) throw refuse('package_not_found');
  return presentDetail(found, actor, now);
}
