/** What was found wrong with packages of the demo warehouse: pieces that are missing, and damage with its photo. */
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { FileToKeep } from '../src/adapters/files/files.port.ts';
import { packageDiscrepancies, packagePhotos, type packages } from '../src/domains/packages/packages.tables.ts';
import { storedFiles } from '../src/platform/files/stored-files.tables.ts';
import { type Pictures, pictureOf } from './demo-evidence.ts';
import type { DemoSale } from './demo-sales.ts';
import { type Random, randomFrom } from './random.ts';
import type { World } from './world.ts';

type Held = Pick<Required<typeof packages.$inferInsert>, 'sellerId' | 'id' | 'status' | 'arrivedAt' | 'announcedAt'>;
type Told = { readonly pictures: Pictures /** Who found it. */; readonly worker: string };

/** Adds a difference to each package on hold, every other one damaged; gives the photos to be stored. */
export function addDifferences(
  world: World,
  sale: DemoSale,
  own: readonly Held[],
  { pictures, worker }: Told,
): FileToKeep[] {
  const random = randomFrom(Number(sale.sale.orderNumber.slice(3, 9)));
  const onHold = own.filter(({ status }) => status === 'ON_HOLD');
  return onHold.flatMap((one, index) => {
    if (sale.sale.status === 'CANCELLED') {
      world.add(packageDiscrepancies, unexpectedOf(one, random, worker));
      return [];
    }
    const isDamaged = index % 2 === 0;
    const row = differenceOf(sale, one, { random, isDamaged, worker });
    world.add(packageDiscrepancies, row);
    return isDamaged ? [addPhoto(world, row, { random, pictures })] : [];
  });
}

type Row = typeof packageDiscrepancies.$inferInsert;

function differenceOf(
  { lines }: DemoSale,
  { sellerId, id: packageId, arrivedAt, announcedAt }: Held,
  { random, isDamaged, worker }: { readonly random: Random; readonly isDamaged: boolean; readonly worker: string },
): Row {
  const reportedAt = arrivedAt ?? announcedAt;
  return {
    ...{ sellerId, packageId, id: random.id(reportedAt), lineId: lines[0]?.id ?? null, quantity: 1 },
    type: isDamaged ? 'DAMAGED' : 'SHORT',
    note: isDamaged
      ? 'A corner is crushed; one piece inside is broken.'
      : 'One piece is missing from the inner carton.',
    ...{ reportedAt, reportedByName: worker },
  };
}

const { ended } = warehouseMessages;
/** Scanned after its order had ended. */
const unexpectedOf = (
  { sellerId, id: packageId, arrivedAt, announcedAt }: Held,
  random: Random,
  worker: string,
): Row => ({
  ...{ sellerId, packageId, id: random.id(arrivedAt ?? announcedAt), lineId: null, quantity: 0, type: 'UNEXPECTED' },
  ...{ note: ended.heldNote(ended.reasons.CANCELLED), reportedAt: arrivedAt ?? announcedAt, reportedByName: worker },
});

function addPhoto(
  world: World,
  { sellerId, packageId, id: discrepancyId, reportedAt }: Row,
  { random, pictures }: { readonly random: Random; readonly pictures: Pictures },
): FileToKeep {
  const { content, sha256 } = pictureOf(pictures, 'PACKAGE_OUTSIDE');
  const [id, fileId, bytes] = [random.id(reportedAt), random.id(reportedAt), content.length];
  world.add(storedFiles, { sellerId, id: fileId, state: 'KEPT', type: 'jpg', bytes, sha256, changedAt: reportedAt });
  world.add(packagePhotos, {
    ...{ sellerId, packageId, discrepancyId, id, fileId, name: 'crushed-corner.jpg', type: 'jpg', bytes },
  });
  return { key: fileId, content: new Blob([new Uint8Array(content)]), sha256 };
}
