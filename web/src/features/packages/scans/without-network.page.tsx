import { bayOfScan } from '@quayside/contract/bays';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pageTitle } from '../../../app/page-title.ts';
import { paths } from '../../../app/paths.ts';
import { clock } from '../../../lib/clock.ts';
import { useScans } from '../../../lib/use-scans.ts';
import { Heading } from '../../../ui/heading.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { FullHeight, Page, Stack } from '../../../ui/layout.tsx';
import { PulsingDots } from '../../../ui/pulsing-dots.tsx';
import { Text } from '../../../ui/text.tsx';
import type { BandResult } from '../../../ui/warehouse/result-band.tsx';
import { ScanBar } from '../../../ui/warehouse/scan-bar.tsx';
import { ThumbPlace } from '../../../ui/warehouse/thumb-zone.tsx';
import { failedBand, keptBand, packageFirstBand, readingBand, readyBand } from '../scan-result.ts';
import { type FloorPerson, personOfDevice } from './floor-person.ts';
import { KeptScanRows } from './kept-scan-rows.tsx';
import { type KeptScan, keptScansOf, type ScanWork } from './kept-scans.ts';
import { waitingOf } from './scan-queue.ts';

const words = warehouseMessages.withoutNetwork;
const again = 4_000;

export const meta = pageTitle(words.title);
export const handle = { scripts: true };

/**
 * WH-08: what a page of the warehouse opens as while there is no network. It lists the scans of this device and takes more;
 * once the server answers it goes back to where it was asked for, which sends them.
 */
export default function WithoutNetworkPage() {
  // Not known while the server renders.
  const [person, setPerson] = useState<FloorPerson | null | undefined>(undefined);
  useEffect(() => setPerson(personOfDevice()), []);
  useReturn();
  return (
    <main className="flex min-h-dvh flex-col large-controls">
      {person === undefined && <PulsingDots isFullScreen />}
      {person === null && (
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <InlineNotification variant="caution">{words.nobody}</InlineNotification>
        </Page>
      )}
      {person && <Keeping person={person} />}
      <ThumbPlace />
    </main>
  );
}

function Keeping({ person }: { person: FloorPerson }) {
  const { band, kept, scan } = useKeepingAlone(person);
  return (
    <FullHeight>
      <ScanBar result={band} onCode={scan} hasNoCamera />
      <Page heading={<Heading level={1}>{words.title}</Heading>}>
        <Stack>
          <Text>{words.text(person.name)}</Text>
          <div data-kept-scans={waitingOf(kept).length}>
            <KeptScanRows scans={kept} />
          </div>
        </Stack>
      </Page>
    </FullHeight>
  );
}

/** Keeps what is scanned, and sends nothing. */
function useKeepingAlone({ qid, name, warehouseQid }: FloorPerson) {
  const store = useMemo(() => keptScansOf(warehouseQid), [warehouseQid]);
  const [kept, setKept] = useState<readonly KeptScan[]>([]);
  const [band, setBand] = useState<BandResult>(readyBand);
  const packageCode = useRef<string | null>(null);
  useEffect(() => void store.all().then(setKept), [store]);
  const { scan } = useScans(async (code) => {
    const isBay = bayOfScan(code) !== null;
    if (isBay && packageCode.current === null) return setBand(packageFirstBand(code));
    const work: ScanWork =
      isBay && packageCode.current !== null ? { kind: 'move', packageCode: packageCode.current } : { kind: 'receive' };
    if (!isBay) packageCode.current = code;
    setBand(readingBand(code));
    try {
      const scannedAt = clock.now().toISOString();
      const one = await store.add({ code, work, scannedAt, scannedBy: { qid, name }, warehouseQid });
      // Whoever scanned is gone when it is sent: a refusal stays listed.
      await store.put({ ...one, hasWaited: true });
      const all = await store.all();
      setKept(all);
      setBand(keptBand(code, waitingOf(all).length));
    } catch (problem) {
      setBand(failedBand(problem, code));
    }
  });
  return { band, kept, scan };
}

/** To the page that was asked for, once the server answers. */
function useReturn(): void {
  useEffect(() => {
    const tryAgain = async () => {
      const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      if (answer?.ok) location.replace(targetIn(location.hash));
    };
    const onOnline = () => void tryAgain();
    const timer = setInterval(onOnline, again);
    window.addEventListener('online', onOnline);
    onOnline();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}

/** Pages of the warehouse alone: an address may come from anywhere. */
const targetIn = (hash: string): string =>
  /^#\/warehouse\/[\w/?&=%.-]*$/.test(hash) ? hash.slice(1) : paths.warehouseIncoming;
