import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { atMostEach } from '../../../lib/at-most-each.ts';
import { clock } from '../../../lib/clock.ts';
import { useUser } from '../../auth/auth.public.ts';
import { type KeptScan, keptScansOf, type ScanWork } from './kept-scans.ts';
import { type Outcome, type ScanQueue, scanQueue } from './scan-queue.ts';
import { type ScanAnswer, sendScan } from './send-scan.ts';

export type ScanOutcome = Outcome<ScanAnswer | null>;

/** One page of this browser sends at a time. A page on plain http has no locks; a scan sent by two counts once by its key. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('quayside.scans', work) : work();
const again = 5_000;
const nothing: readonly KeptScan[] = [];

/** The queue of each warehouse, made once per browser: pages come and go. */
const queues = new Map<string, ScanQueue<ScanAnswer | null>>();
function queueOf(warehouseQid: string): ScanQueue<ScanAnswer | null> {
  const queue = queues.get(warehouseQid) ?? scanQueue(keptScansOf(warehouseQid), sendScan, alone);
  queues.set(warehouseQid, queue);
  return queue;
}

/** What this device keeps for the person's warehouse. */
function useQueue(): ScanQueue<ScanAnswer | null> | null {
  const { warehouseQid } = useUser();
  // Nothing is scanned while the server renders.
  return useMemo(
    () => (warehouseQid === null || typeof indexedDB === 'undefined' ? null : queueOf(warehouseQid)),
    [warehouseQid],
  );
}

/**
 * Takes scans for `work`, or what is told with the scan: each is kept first, then sent. `onOutcome` hears what became of
 * those of this page.
 *
 * @returns fulfilled once the scan is kept, with how many wait; fails where the device keeps nothing
 */
export function useKeeping(
  work: ScanWork,
  onOutcome: (scan: KeptScan, outcome: ScanOutcome) => void,
): (code: string, other?: ScanWork) => Promise<number> {
  const { qid, account: name, warehouseQid } = useUser();
  const queue = useQueue();
  const heard = useRef(onOutcome);
  heard.current = onOutcome;
  const { kind } = work;
  useEffect(
    () =>
      queue?.listen((scan, outcome) => {
        const isOurs = scan.work.kind === kind || (kind === 'receive' && scan.work.kind === 'move');
        if (isOurs || outcome.kind === 'waiting') heard.current(scan, outcome);
      }),
    [queue, kind],
  );
  return async (code, other = work) => {
    if (!queue || warehouseQid === null) throw new Error('a scan belongs to a warehouse');
    await queue.take({
      code,
      work: other,
      scannedAt: clock.now().toISOString(),
      scannedBy: { qid, name },
      warehouseQid,
    });
    return queue.kept().filter(({ problem }) => problem === null).length;
  };
}

/** What is kept, and the way to forget what was refused. Sends again while anything waits. */
export function useKeptScans() {
  const queue = useQueue();
  const client = useQueryClient();
  const kept = useSyncExternalStore(
    (listener) => queue?.subscribe(listener) ?? (() => {}),
    () => queue?.kept() ?? nothing,
    () => nothing,
  );
  useEffect(() => {
    if (!queue) return undefined;
    const send = () => void queue.send();
    // Hundreds that waited are sent in a row: lists that are asked for after each would come between them.
    const refresh = atMostEach(1_000, () => {
      void client.invalidateQueries({ queryKey: ['packages'] });
      void client.invalidateQueries({ queryKey: ['warehouse-shipments'] });
    });
    const timer = setInterval(() => {
      if (queue.kept().some(({ problem }) => problem === null)) send();
    }, again);
    const stopListening = queue.listen((_, { kind }) => {
      if (kind === 'sent') refresh.ask();
    });
    window.addEventListener('online', send);
    send();
    return () => {
      clearInterval(timer);
      stopListening();
      refresh.stop();
      window.removeEventListener('online', send);
    };
  }, [queue, client]);
  return { kept, forget: (order: number) => void queue?.forget(order) };
}
