import { bayOfScan } from '@quayside/contract/bays';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pageTitle } from '../../../app/page-title.ts';
import { paths } from '../../../app/paths.ts';
import { clock } from '../../../lib/clock.ts';
import { useScans } from '../../../lib/use-scans.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { PulsingDots } from '../../../ui/pulsing-dots.tsx';
import { Text } from '../../../ui/text.tsx';
import { type BandResult, ResultBand } from '../../../ui/warehouse/result-band.tsx';
import { ScanBar } from '../../../ui/warehouse/scan-bar.tsx';
import { ThumbPlace } from '../../../ui/warehouse/thumb-zone.tsx';
import { failedBand, keptBand, noScansBand, packageFirstBand, readingBand, readyBand } from '../scan-result.ts';
import { endShift, type FloorPerson, personOfDevice } from './floor-person.ts';
import { returnHeader, targetIn, workAt } from './floor-place.ts';
import { KeptScanRows } from './kept-scan-rows.tsx';
import { type KeptScan, keptScansOf, type ScanWork } from './kept-scans.ts';
import { waitingOf } from './scan-queue.ts';

const words = warehouseMessages.withoutNetwork;
const again = 4_000;

export const meta = pageTitle(words.title);
export const handle = { scripts: true };

/**
 * WH-08: what a page of the warehouse opens as while there is no network. It lists the scans of this device and takes more,
 * for what that page takes them for; once the server answers it goes back there, which sends them.
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
      {person && (
        <Keeping
          person={person}
          onLeave={() => {
            setPerson(null);
            endShift();
          }}
        />
      )}
      <ThumbPlace />
    </main>
  );
}

/** `onLeave`: whoever works here now is somebody else. */
function Keeping({ person, onLeave }: { person: FloorPerson; onLeave: () => void }) {
  const { work, band, kept, scan } = useKeepingAlone(person);
  return (
    <FullHeight>
      {/* Where nothing is kept there is nothing to type either. */}
      {work === null ? <ResultBand result={band} /> : <ScanBar result={band} onCode={scan} hasNoCamera />}
      <Page heading={<Heading level={1}>{words.title}</Heading>}>
        <Stack>
          {work && <Text>{work.kind === 'add' ? words.addText(person.name) : words.text(person.name)}</Text>}
          <Cluster>
            {work === null && (
              <LinkButton to={paths.warehouseIncoming} size="large" isDocument>
                {words.toReceiving}
              </LinkButton>
            )}
            <Button size="large" onPress={onLeave}>
              {words.somebodyElse(person.name)}
            </Button>
          </Cluster>
          <div data-kept-scans={waitingOf(kept).length}>
            <KeptScanRows scans={kept} />
          </div>
        </Stack>
      </Page>
    </FullHeight>
  );
}

type PlacesWork = ReturnType<typeof workAt>;
type Code = { readonly current: string | null };

/** What is kept of a scan: of a bay, the way of the package before it; null: it was none yet. */
function workOf(code: string, place: NonNullable<PlacesWork>, packageCode: Code): ScanWork | null {
  if (place.kind === 'add' || bayOfScan(code) === null) return place;
  return packageCode.current === null ? null : { kind: 'move', packageCode: packageCode.current };
}

/** Keeps what is scanned, and sends nothing. */
function useKeepingAlone({ qid, name, warehouseQid }: FloorPerson) {
  const store = useMemo(() => keptScansOf(warehouseQid), [warehouseQid]);
  const [kept, setKept] = useState<readonly KeptScan[]>([]);
  const [place] = useState(() => workAt(targetIn(location.hash)));
  const [band, setBand] = useState<BandResult>(place === null ? noScansBand : readyBand);
  const packageCode = useRef<string | null>(null);
  useEffect(() => void store.all().then(setKept), [store]);
  const { scan } = useScans(async (code) => {
    if (place === null) return setBand({ ...noScansBand, code });
    const work = workOf(code, place, packageCode);
    if (work === null) return setBand(packageFirstBand(code));
    if (work.kind !== 'move') packageCode.current = code;
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
  return { work: place, band, kept, scan };
}

/** A proxy answers so where nothing behind it does. */
const nobodyThere = [502, 503, 504];
/** A page that takes longer is asked for once more. */
const longestReturn = 60_000;

/** To the page that was asked for, once it can be had: that it is slow is no reason to stay. */
function useReturn(): void {
  useEffect(() => {
    let isAsked = false;
    const tryAgain = async () => {
      if (isAsked) return;
      isAsked = true;
      const target = targetIn(location.hash);
      const signal = AbortSignal.timeout(longestReturn);
      const headers = { [returnHeader]: '1' };
      const answer = await fetch(target, { cache: 'no-store', headers, signal }).catch(() => null);
      const isThere = answer !== null && !nobodyThere.includes(answer.status);
      if (isThere) location.replace(target);
      // The way there is not begun anew while it goes on.
      setTimeout(() => (isAsked = false), isThere ? longestReturn : 0);
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
