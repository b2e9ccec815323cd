import type { WarehouseShipmentStatus } from '@quayside/contract/package-values';
import type { Signature } from '@quayside/contract/signature';

/** What a step found, so that it can be taken back. */
export type ShipmentBefore = {
  readonly status: WarehouseShipmentStatus;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly weightKg: number | null;
  readonly driverName: string | null;
  /** Absent in steps of before there were any. */
  readonly signature?: Signature | null;
  readonly readyAt: string | null;
  readonly shippedAt: string | null;
  readonly packageIds: readonly string[];
};
