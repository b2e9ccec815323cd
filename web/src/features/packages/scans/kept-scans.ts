/** Scans on this device: in IndexedDB, so that they outlive the page, the network and the shift. No token is kept. */
import { type DBSchema, openDB } from 'idb';

/** What a scan does. */
export type ScanWork =
  | { readonly kind: 'receive' }
  | { readonly kind: 'add'; readonly shipmentQid: string }
  /** Into the bay whose label was scanned. The package by what was scanned before: it may be kept here as well. */
  | { readonly kind: 'move'; readonly packageCode: string };

export interface NewScan {
  readonly code: string;
  readonly work: ScanWork;
  /** ISO 8601, of the device. */
  readonly scannedAt: string;
  readonly scannedBy: { readonly qid: string; readonly name: string };
  readonly warehouseQid: string;
}

export interface KeptScan extends NewScan {
  /** Of the device: scans are sent in this order. */
  readonly order: number;
  /** The idempotency key: however often it is sent, it happens once. */
  readonly key: string;
  /** It could not be sent at once. */
  readonly hasWaited: boolean;
  /** Why the API refused it; null: it is still to be sent. */
  readonly problem: string | null;
}

interface Schema extends DBSchema {
  scans: { key: number; value: Omit<KeptScan, 'order'> & { order?: number }; indexes: { warehouse: string } };
}

/** The scans of one warehouse that this device keeps. */
export interface KeptScans {
  add: (scan: NewScan) => Promise<KeptScan>;
  /** In the order they were made. */
  all: () => Promise<KeptScan[]>;
  put: (scan: KeptScan) => Promise<void>;
  remove: (order: number) => Promise<void>;
}

export function keptScansOf(warehouseQid: string, name = 'quayside-scans'): KeptScans {
  const opened = openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('scans', { keyPath: 'order', autoIncrement: true }).createIndex('warehouse', 'warehouseQid');
    },
  });
  // Told again by each call; here nobody listens.
  opened.catch(() => {});
  return {
    add: async (scan) => {
      void askToKeep();
      const kept = { ...scan, key: crypto.randomUUID(), hasWaited: false, problem: null };
      return { ...kept, order: await (await opened).add('scans', kept) };
    },
    all: async () => {
      const rows = await (await opened).getAllFromIndex('scans', 'warehouse', warehouseQid);
      return rows.flatMap(({ order, ...scan }) => (order === undefined ? [] : [{ ...scan, order }]));
    },
    put: async (scan) => {
      await (await opened).put('scans', scan);
    },
    remove: async (order) => (await opened).delete('scans', order),
  };
}

const askedKey = 'quayside.asked-to-keep';

/** Asks the browser once, with the first scan, not to clear what this device keeps when its disk is short of room. */
async function askToKeep(): Promise<void> {
  if (typeof localStorage === 'undefined' || localStorage.getItem(askedKey) !== null) return;
  localStorage.setItem(askedKey, '1');
  // Not offered on plain http; a no changes nothing.
  await navigator.storage?.persist?.().catch(() => false);
}
