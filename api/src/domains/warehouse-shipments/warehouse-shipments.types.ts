import type { WarehouseShipmentStatus } from '@quayside/contract/package-values';

/** What a step found, so that it can be taken back. */
export type ShipmentBefore = {
  readonly status: WarehouseShipmentStatus;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly weightKg: number | null;
  readonly driverName: string | null;
  readonly readyAt: string | null;
  readonly shippedAt: string | null;
  readonly packageIds: readonly string[];
};
