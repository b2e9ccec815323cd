/** The calls of the warehouse's package pages. */
import type { PackageList } from '@quayside/contract/packages';
import type { CarrierList } from '@quayside/contract/shipments';
import { callApi } from '../../lib/api.ts';

export const getIncomingPackages = (page: number, signal: AbortSignal) =>
  callApi<PackageList>('GET', '/warehouse/packages/', { query: { status: 'INCOMING', page }, signal });
export const getCarriers = (signal: AbortSignal) =>
  callApi<CarrierList>('GET', '/carriers/', { query: { size: 100 }, signal });
