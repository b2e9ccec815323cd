import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { KeptScanRows } from './kept-scan-rows.tsx';
import { refusedOf, waitingOf } from './scan-queue.ts';
import { useFloorWorker } from './use-floor-worker.ts';
import { useKeptScans } from './use-scan-queue.ts';

const words = warehouseMessages.kept;

/** WH-08: scans that this device still keeps, on every page of the warehouse; nothing where none is kept. */
export default function WaitingScans() {
  const { kept, forget } = useKeptScans();
  const [isOpen, setOpen] = useState(false);
  useFloorWorker();
  const [waiting, refused] = [waitingOf(kept), refusedOf(kept)];
  if (kept.length === 0) return null;
  return (
    <div className="large-controls px-4 py-3" role="status" data-kept-scans={waiting.length}>
      <Disclosure title={titleOf(waiting.length, refused.length)} isOpen={isOpen} onToggle={setOpen}>
        {/* Hundreds of them, drawn anew with each scan, would keep a handheld from the next one. */}
        {isOpen && <KeptScanRows scans={kept} onForget={forget} />}
      </Disclosure>
    </div>
  );
}

const titleOf = (waiting: number, refused: number): string =>
  [waiting > 0 ? words.waiting(waiting) : null, refused > 0 ? words.refused(refused) : null]
    .filter((part) => part !== null)
    .join(' ');
