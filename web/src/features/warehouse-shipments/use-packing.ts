import { readScan } from '@quayside/contract/gs1-scan';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDraft } from '../../lib/draft.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useScans } from '../../lib/use-scans.ts';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import {
  failedBand,
  keptBand,
  knownBand,
  lookUpCode,
  readingBand,
  readyBand,
  type ScanOutcome,
  severalBand,
  useKeeping,
} from '../packages/packages.public.ts';
import { type ScannedNumber, scannedNumber } from './scanned-number.ts';
import { getLabels } from './warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;
type Shipment = WarehouseShipmentDetail;
type Inside = Shipment['packages'][number];

/**
 * Scans on the page of a shipment: while it is open they add packages, while it waits for its carrier they tick what is
 * on the truck. Until it is closed a carrier's label gives its number. The band says what happened.
 */
export function usePacking(shipment: Shipment, isReprinting = false) {
  const [number, setNumber] = useState<ScannedNumber | null>(null);
  const client = useQueryClient();
  const [band, setBand] = useState<BandResult>(readyBand);
  const { ticked, tick } = useTicks(shipment.qid);
  const keep = useKeeping({ kind: 'add', shipmentQid: shipment.qid }, ({ code }, outcome) => {
    const added = outcome.kind === 'sent' && outcome.answer?.kind === 'added' ? outcome.answer.shipment : null;
    if (added) client.setQueryData(['warehouse-shipments', 'one', added.qid], added);
    setBand(addedBand(code, outcome));
  });
  const { scan } = useScans(async (code) => {
    setBand(readingBand(code));
    try {
      const [inside, twin] = shipment.packages.filter((one) => isCodeOf(one, code));
      // The label of a carton may stand on any package of its order: none is ticked or printed for another.
      if (twin) setBand(severalBand([inside, twin], code));
      else if (isReprinting) setBand(inside ? await reprinted(shipment, inside) : foreignBand(await packageOf(code)));
      else if (shipment.status === 'READY_TO_SHIP') {
        const { results } = inside ? { results: [inside] } : await lookUpCode(code);
        const [one, another] = results;
        if (!one || another) return setBand(severalBand(results, code));
        const isInside = shipment.packages.some(({ qid }) => qid === one.qid);
        setBand(isInside ? outBand(one, tick(one.qid, true), shipment) : foreignBand(one));
      } else if (inside) setBand({ kind: 'check', word: words.inside, code: inside.code, sentence: words.insideText });
      else if (shipment.status !== 'OPEN') setBand(knownBand(await packageOf(code)));
      else {
        const found = shipment.allowedActions.includes('ready') ? await scannedNumber(code) : null;
        if (found) {
          setNumber(found);
          return setBand(numberBand(found));
        }
        const waiting = await keep(code);
        if (waiting > 1) setBand(keptBand(code, waiting));
      }
    } catch (problem) {
      setBand(failedBand(problem, code));
    }
  }, `${shipment.status} ${isReprinting}`);
  useOpeningCode(shipment.status === 'READY_TO_SHIP' ? scan : null);
  return { band, scan, ticked, tick, number };
}

/** The scan that opened the page of a closed shipment is the first one of its hand-over. */
function useOpeningCode(scan: ((code: string) => void) | null): void {
  const { state, key } = useLocation();
  const code = scannedIn(state);
  const handled = useRef('');
  useEffect(() => {
    if (!scan || code === null || handled.current === key) return;
    handled.current = key;
    scan(code);
  }, [scan, code, key]);
}

const scannedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'scanned' in state && typeof state.scanned === 'string'
    ? state.scanned
    : null;

/** What is on the truck, kept in this tab: a reload in the middle of a hand-over loses no scan. */
function useTicks(shipmentQid: string) {
  const [qids, keep] = useDraft<readonly string[]>(`hand-over.${shipmentQid}`, [], qidsIn);
  const ticked: ReadonlySet<string> = new Set(qids);
  // Two scans may come before the page is drawn again.
  const latest = useRef(qids);
  latest.current = qids;
  /** Answers how many are ticked then. */
  const tick = (qid: string, isTicked: boolean): number => {
    const next = latest.current.filter((one) => one !== qid).concat(isTicked ? [qid] : []);
    latest.current = next;
    keep(next);
    return next.length;
  };
  return { ticked, tick };
}

const qidsIn = (kept: unknown): string[] | null =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null;

/** Known from the page itself: no network is asked. */
function isCodeOf({ code, trackingNumber, sscc }: Inside, scanned: string): boolean {
  const read = readScan(scanned);
  return read.text === code || read.text === trackingNumber || (sscc !== null && read.sscc === sscc);
}

const packageOf = async (code: string): Promise<WarehousePackage> => {
  const [one] = (await lookUpCode(code)).results;
  if (!one) throw new Error('a lookup that finds nothing answers 404');
  return one;
};

function addedBand(code: string, outcome: ScanOutcome): BandResult {
  if (outcome.kind === 'waiting') return keptBand(code, outcome.count);
  if (outcome.kind === 'refused') return failedBand(outcome.problem, code);
  const { answer } = outcome;
  if (answer?.kind === 'added')
    return {
      ...{ kind: 'ok', word: words.added, code: answer.package.code },
      sentence: words.addedText(answer.shipment.packageCount),
    };
  if (answer?.kind === 'several') return severalBand(answer.results, code);
  return answer?.kind === 'known' ? knownBand(answer.package) : readyBand;
}

/** The label of one package, saved for the printer. */
async function reprinted({ qid }: Shipment, { qid: packageQid, code }: Inside): Promise<BandResult> {
  saveFile(await getLabels(qid, { format: 'pdf', packageQid }), `label-${code}.pdf`);
  return { kind: 'ok', word: words.reprinted, code, sentence: words.reprintedText };
}

const outBand = ({ code }: Inside, count: number, { packageCount }: Shipment): BandResult => ({
  ...{ kind: 'ok', word: words.out, code, sentence: words.scanned(count, packageCount) },
});
const foreignBand = ({ code }: WarehousePackage): BandResult => ({
  ...{ kind: 'stop', word: words.notInside, code, sentence: words.notInsideText },
});

function numberBand({ number, issuers: [issuer, ...others] }: ScannedNumber): BandResult {
  const sentence = issuer && others.length === 0 ? words.numberOf(issuer.name) : words.numberOfSome;
  return { kind: 'ok', word: words.number, code: number, sentence };
}
