/** What every call about one package answers: the package as it is afterwards. */
import { type PackageDetail, packageDetail } from '@quayside/contract/packages';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type WriteOptions, type WriteRequest, writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce } from '../../platform/write.ts';
import { warehouseOf } from './locked-package.ts';
import { packageDetailIn, packageDetailOf } from './packages.detail.read-model.ts';
import { refuse } from './packages.errors.ts';
import { presentDetail } from './packages.presenter.ts';

export async function detailFor(deps: Deps, request: WriteRequest, id: string): Promise<PackageDetail> {
  const actor = actorOf(request);
  const found = await packageDetailOf(deps.database, warehouseOf(actor), id);
  if (!found) throw refuse('package_not_found');
  return presentDetail(found, actor, deps.clock.now());
}

/** Runs the step once per key, and answers the package as the same transaction leaves it. `work` may name another one. */
export function changePackage(
  deps: Deps,
  request: WriteRequest,
  packageId: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: most steps give nothing, the one that makes a package gives its id
  work: (write: Write, packageId: string) => Promise<string | void>,
  options: WriteOptions = {},
): Promise<PackageDetail> {
  return writeOnce(deps, writeOf(request, { ...options, scope: 'system' }), packageDetail, async (write) => {
    const id = (await work(write, packageId)) ?? packageId;
    const found = await packageDetailIn(write.db, warehouseOf(write.actor), id);
    if (!found) throw refuse('package_not_found');
    return presentDetail(found, write.actor, write.now);
  });
}
