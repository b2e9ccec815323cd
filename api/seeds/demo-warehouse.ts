/** A morning in the warehouses: packages that are expected, late, on hold, in their bays and on their way out. */
import { type PackageStatus, packageStatuses } from '@quayside/contract/package-values';
import type { FileToKeep } from '../src/adapters/files/files.port.ts';
import { bayOf, holdBay, sharesOf } from '../src/domains/packages/packages.rules.ts';
import { packageEvents, packageLines, packages } from '../src/domains/packages/packages.tables.ts';
import { ssccOf } from '../src/domains/papers/gs1.rules.ts';
import { logisticUnits } from '../src/domains/papers/papers.tables.ts';
import {
  warehouseShipmentEvents,
  warehouseShipments,
} from '../src/domains/warehouse-shipments/warehouse-shipments.tables.ts';
import { days, type Instant, minutes, plus } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import type { Pictures } from './demo-evidence.ts';
import { addDifferences } from './demo-package-differences.ts';
import type { DemoSale } from './demo-sales.ts';
import { type Random, randomFrom } from './random.ts';
import type { World } from './world.ts';

type Package = Required<Omit<typeof packages.$inferInsert, 'version'>>;
type Shipment = Required<Omit<typeof warehouseShipments.$inferInsert, 'version'>>;

const incoming = ['ANNOUNCED', 'ANNOUNCED', 'ANNOUNCED', 'ANNOUNCED', 'ARRIVED', 'ON_HOLD', 'MISSING'] as const;
/** Most of a large consignment is still on the road. */
const firstOfMany = 3;
const awaited = [...Array.from({ length: 11 }, () => 'ANNOUNCED' as const), 'ON_HOLD'] as const;
/** Days from today: most come today, some should have come, one comes tomorrow. */
const dueIn = [0, 0, 0, 0, 0, 0, 0, -1, -2, 1] as const;
/** Of the range that GS1 keeps for examples; real serials do not come so far for long. */
const examplePrefix = '9521234';
const firstSerial = 5_000_000_000n;
const handled = ['CONFIRMED', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED'] as const;
/** Of an order that ended meanwhile: what came before stands in its bay, what came after is on hold. */
const ofEnded = ['CONFIRMED', 'ON_HOLD'] as const;
const inShipment: readonly PackageStatus[] = ['IN_SHIPMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED'];
const shipmentStatus = {
  IN_SHIPMENT: 'OPEN',
  READY_TO_SHIP: 'READY_TO_SHIP',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
} as const;
const worker = 'Ines Bakker';

/**
 * Adds packages of every tracked sale that goes to a warehouse, and the shipments they leave in.
 *
 * @returns the photos of what is damaged, to be stored
 */
export function addWarehouse(
  world: World,
  made: readonly DemoSale[],
  { ownerId, pictures }: { readonly ownerId: string; readonly pictures: Pictures },
): FileToKeep[] {
  const bound = made.filter(
    ({ sale, trackingNumbers }) => sale.destinationKind === 'WAREHOUSE' && trackingNumbers.length > 0,
  );
  const packed = bound.map((one) => ({ one, own: packagesOf(one) }));
  let serial = firstSerial;
  for (const { one, own } of packed) {
    const blocks = labelsOf(one, own.length, serial);
    world.add(logisticUnits, ...blocks);
    const codes = blocks.flatMap((block) =>
      Array.from({ length: block.count }, (_, index) => ssccOf(examplePrefix, block.firstSerial + BigInt(index))),
    );
    for (const [index, each] of own.entries()) each.sscc = codes[index] ?? null;
    serial += BigInt(codes.length);
  }
  const files: FileToKeep[] = [];
  const shipments = shipmentsOf(
    packed.flatMap(({ own }) => own),
    ownerId,
    bound[0],
  );
  for (const { one, own } of packed) {
    world.add(packages, ...own);
    world.add(packageLines, ...linesOf(one, own));
    world.add(packageEvents, ...own.map((each) => eventOf(each)));
    files.push(...addDifferences(world, one, own, { pictures, worker }));
  }
  world.add(warehouseShipments, ...shipments);
  world.add(
    warehouseShipmentEvents,
    ...shipments.map(({ id, createdAt }) => ({
      ...{
        id,
        shipmentId: id,
        at: createdAt,
        action: 'open',
        actorId: ownerId,
        actorName: worker,
        note: '',
        before: null,
      },
    })),
  );
  return files;
}

function packagesOf({ sale, story, stage, carrier, trackingNumbers }: DemoSale): Package[] {
  const { base, buyers, warehouses } = stage;
  const warehouse = present(
    warehouses.find(({ city }) => city === sale.destinationCity),
    'a sale to a warehouse names its city',
  );
  const buyer = present(
    buyers.find(({ id }) => id === sale.buyerId),
    'a sale has a buyer',
  );
  const announcedAt = plus(story.paidAt ?? sale.createdAt, days(0.1));
  // A generator of their own: how many packages there are moves nothing else of the world.
  const random = randomFrom(1 + Number(sale.orderNumber.slice(3, 9)));
  return trackingNumbers.map((number, index): Package => {
    const status = stateOf(sale, index, random);
    const expectedOn = dayOf(status, base, random.pick(dueIn));
    const arrivedAt =
      status === 'ANNOUNCED' || status === 'MISSING' ? null : arrivalOf(status, base, random.int(5, 100));
    const isPutAway = status !== 'ANNOUNCED' && status !== 'MISSING' && status !== 'ARRIVED' && status !== 'ON_HOLD';
    return {
      ...{ sellerId: sale.sellerId, id: random.id(announcedAt), warehouseId: warehouse.id, status },
      code: `PK-${sale.orderNumber.slice(3, 9)}-${index + 1}`,
      ...{ saleId: sale.id, orderNumber: sale.orderNumber, sellerName: stage.seller.row.name },
      ...{ buyerId: buyer.id, buyerName: buyer.name, destinationCountry: buyer.country, destinationCity: buyer.city },
      ...{ carrier, trackingNumber: number, sscc: null, weightKg: random.int(20, 280) / 10, expectedOn, announcedAt },
      ...{ arrivedAt, confirmedAt: isPutAway ? arrivedAt : null, lostAt: null, shipmentId: null },
      location: status === 'ON_HOLD' ? holdBay : isPutAway ? bayOf(buyer.id) : null,
    };
  });
}

function stateOf({ status, pickedUpAt }: DemoSale['sale'], index: number, random: Random): PackageStatus {
  const drawn = random.pick(status === 'COMPLETED' ? handled : index < firstOfMany ? incoming : awaited);
  if (status === 'CANCELLED') return ofEnded[index] ?? 'ON_HOLD';
  // What no carrier has of an open order stands nowhere yet.
  if (status === 'CONFIRMED' && pickedUpAt === null) return 'ANNOUNCED';
  // The first of the rest has just come, and is to be counted.
  return status !== 'COMPLETED' && index === firstOfMany ? 'ARRIVED' : drawn;
}

const dayOf = (status: PackageStatus, base: Instant, offset: number): string =>
  plus(base, days(status === 'ANNOUNCED' ? offset : status === 'MISSING' ? -9 : -1)).slice(0, 10);
const arrivalOf = (status: PackageStatus, base: Instant, ago: number): Instant =>
  plus(base, -(status === 'ARRIVED' || status === 'ON_HOLD' ? minutes(ago) : days(1) + minutes(ago)));

/** Selling units are dealt out one after the other, so that no package is empty. */
function linesOf({ lines }: DemoSale, own: readonly Package[]): (typeof packageLines.$inferInsert)[] {
  let next = 0;
  return lines.flatMap(
    ({ id: lineId, position, gtin, productName, brandName, unitSize, confirmedQuantity, requestedQuantity }) => {
      const pieces = confirmedQuantity ?? requestedQuantity;
      const turn = next;
      next += Math.floor(pieces / unitSize);
      return sharesOf(pieces, unitSize, own.length)
        .map((announced, index) => ({ announced, one: present(own[(index + turn) % own.length], 'a share for each') }))
        .filter(({ announced }) => announced > 0)
        .map(({ announced, one: { sellerId, id: packageId, confirmedAt } }) => ({
          ...{ sellerId, packageId, lineId, position, gtin, productName, brandName, unitSize, announced },
          received: confirmedAt === null ? null : announced,
        }));
    },
  );
}

/** The labels that its seller printed: of its parcels and pallets, or of its cartons where more than those come. */
function labelsOf(
  { sale, lines, loads }: DemoSale,
  count: number,
  first: bigint,
): (typeof logisticUnits.$inferInsert)[] {
  const cartons = lines.map(({ id, unitSize, confirmedQuantity, requestedQuantity }) => ({
    ...{ contents: `line:${id}`, count: (confirmedQuantity ?? requestedQuantity) / unitSize },
  }));
  const pieces = loads.map((load) => ({ contents: `load:${load.position}`, count: load.count }));
  let firstSerial = first;
  return (loads.reduce((sum, load) => sum + load.count, 0) < count ? cartons : pieces)
    .filter((each) => each.count > 0)
    .map((each) => {
      const block = { sellerId: sale.sellerId, saleId: sale.id, ...each, fromPiece: 1, companyPrefix: examplePrefix };
      const own = { ...block, firstSerial };
      firstSerial += BigInt(each.count);
      return own;
    });
}

const eventOf = ({ sellerId, id: packageId, status, arrivedAt, announcedAt }: Package) => ({
  ...{
    sellerId,
    packageId,
    id: randomFrom(Number.parseInt(packageId.slice(-8), 16)).id(arrivedAt ?? announcedAt),
    at: arrivedAt ?? announcedAt,
  },
  ...{
    action: arrivedAt === null ? 'announce' : status === 'ARRIVED' ? 'arrive' : 'confirm',
    actorId: null,
    actorName: arrivedAt === null ? 'Quayside' : worker,
  },
  ...{ fromStatus: null, toStatus: status, note: '', before: null },
});

/** One for each warehouse, buyer and state; its packages are given its id. */
function shipmentsOf(all: Package[], ownerId: string, any: DemoSale | undefined): Shipment[] {
  const groups = Map.groupBy(
    all.filter(({ status }) => inShipment.includes(status)),
    ({ warehouseId, buyerId, status }) => `${warehouseId} ${buyerId} ${packageStatuses.indexOf(status)}`,
  );
  return [...groups.values()].map((group, index) => {
    const [first] = group;
    const one = present(first, 'a group has a package');
    const { stage } = present(any, 'and a sale');
    const createdAt = plus(stage.base, -minutes(30 + index));
    const id = stage.random.id(createdAt);
    for (const each of group) Object.assign(each, { shipmentId: id });
    return shipmentOf(one, group, { id, number: `WS-${9_000 + index}`, createdAt, ownerId, base: stage.base });
  });
}

type Facts = Pick<Shipment, 'id' | 'number' | 'createdAt' | 'ownerId'> & { readonly base: Instant };

function shipmentOf(
  one: Package,
  group: readonly Package[],
  { id, number, createdAt, ownerId, base }: Facts,
): Shipment {
  const status = present(
    Object.entries(shipmentStatus).find(([key]) => key === one.status)?.[1],
    'only what leaves stands in a shipment',
  );
  const isClosed = status !== 'OPEN';
  const hasLeft = isClosed && status !== 'READY_TO_SHIP';
  return {
    ...{ id, number, status, warehouseId: one.warehouseId, buyerId: one.buyerId, buyerName: one.buyerName },
    ...{ destinationCountry: one.destinationCountry, destinationCity: one.destinationCity, ownerId, ownerName: worker },
    ...{ journey: null, journeyAt: null, signature: null },
    ...{ carrier: isClosed ? 'own_truck' : null, trackingNumber: null, createdAt },
    weightKg: isClosed ? Math.round(group.reduce((sum, { weightKg }) => sum + weightKg, 0) * 10) / 10 : null,
    ...{ driverName: hasLeft ? 'Piet Jansen' : null, readyAt: isClosed ? plus(base, -minutes(20)) : null },
    shippedAt: hasLeft ? plus(base, -minutes(10)) : null,
  };
}
