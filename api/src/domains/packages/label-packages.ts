/** A package that its seller has printed a label for is known by the code on that label, whichever came first. */
import type { Db } from '../../platform/db/database.ts';
import { printedSsccs } from '../papers/papers.public.ts';
import { saveSsccs } from './packages.labels.repository.ts';
import { packagesOfSale } from './packages.repository.ts';
import { labelsFor } from './packages.rules.ts';

/** Gives what is still to come of the order the codes of its labels, each once. */
export async function labelPackages(db: Db, of: { readonly sellerId: string; readonly saleId: string }): Promise<void> {
  const printed = await printedSsccs(db, of);
  if (printed.loads.length + printed.cartons.length === 0) return;
  const { rows } = await packagesOfSale(db, of.sellerId, of.saleId);
  await saveSsccs(db, of.sellerId, labelsFor(rows, printed));
}
