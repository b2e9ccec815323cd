import type { LiveChange } from '@quayside/contract/live';
import { isRecord } from './problem-body.ts';

/** Reads the data of a `change` event; null for anything else than the published shape. */
export function changeFrom(data: string): LiveChange | null {
  const read: unknown = JSON.parse(data);
  if (!isRecord(read) || typeof read.kind !== 'string') return null;
  const { kind, saleQid, version, byQid } = read;
  return {
    kind,
    saleQid: typeof saleQid === 'string' ? saleQid : null,
    version: typeof version === 'number' ? version : null,
    byQid: typeof byQid === 'string' ? byQid : null,
  };
}
