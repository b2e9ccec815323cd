import { bayOfScan } from '@quayside/contract/bays';
import { readScan } from '@quayside/contract/gs1-scan';
import { longestLabelCode } from '@quayside/contract/package-values';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useScans } from '../../lib/use-scans.ts';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import { undoPackage } from './packages.api.ts';
import {
  failedBand,
  isGone,
  isOfNoPackage,
  keptBand,
  knownBand,
  movedBand,
  packageFirstBand,
  readingBand,
  readyBand,
  receivedBand,
  severalBand,
  undoneBand,
} from './scan-result.ts';
import type { KeptScan } from './scans/kept-scans.ts';
import { type ScanOutcome, useKeeping } from './scans/use-scan-queue.ts';

interface Shown {
  readonly band: BandResult;
  /** The package it is about, to be opened. */
  readonly about: { readonly qid: string; readonly code: string } | null;
  /** What was scanned last that is no bay: the next bay is for it. */
  readonly packageCode: string | null;
  /** Received by this scan, so that it can be taken back. */
  readonly undoable: { readonly qid: string; readonly code: string } | null;
  /** Scanned, and no package that is here or to come: it may be one that nobody announced. */
  readonly unknown: string | null;
}
const nothingYet: Shown = { band: readyBand, about: null, packageCode: null, undoable: null, unknown: null };
const receive = { kind: 'receive' } as const;

/** A scan finds a package on any page of the list, receives and confirms it; the band says what happened. */
export function useReceiving() {
  const client = useQueryClient();
  const [shown, setShown] = useState(nothingYet);
  // Scans are handled one after the other, this render or a later one.
  const latest = useRef(shown);
  latest.current = shown;
  const say = (band: BandResult) => setShown(({ packageCode }) => ({ ...nothingYet, packageCode, band }));
  const keep = useKeeping(receive, ({ code, work }, outcome) => {
    const packageCode = work.kind === 'move' ? work.packageCode : code;
    setShown({ ...shownOf(code, outcome), packageCode });
  });
  const { scan } = useScans(async (code) => {
    const isBay = bayOfScan(code) !== null;
    const { packageCode } = latest.current;
    if (isBay && packageCode === null) return say(packageFirstBand(code));
    setShown({ ...nothingYet, packageCode: isBay ? packageCode : code, band: readingBand(code) });
    try {
      const waiting = await keep(code, isBay && packageCode !== null ? { kind: 'move', packageCode } : receive);
      // Others wait already: nothing answers.
      if (waiting > 1) say(keptBand(code, waiting));
    } catch (problem) {
      say(failedBand(problem, code));
    }
  });
  const undo = async () => {
    const { undoable } = shown;
    if (!undoable) return;
    try {
      const one = await undoPackage({ qid: undoable.qid, key: crypto.randomUUID() });
      setShown({ ...nothingYet, band: undoneBand(one), about: one, packageCode: one.code });
    } catch (problem) {
      setShown({ ...shown, band: failedBand(problem, undoable.code), undoable: null });
    }
    await client.invalidateQueries({ queryKey: ['packages'] });
  };
  return { ...shown, scan, undo: () => void undo() };
}

/** As a label shows it: the separators between its elements are no part of that. */
function textOf(code: string): string {
  const { text, sscc } = readScan(code);
  return (sscc ?? text.replaceAll(/\p{Cc}/gu, ' ')).slice(0, longestLabelCode);
}

function shownOf(code: KeptScan['code'], outcome: ScanOutcome): Shown {
  if (outcome.kind === 'waiting') return { ...nothingYet, band: keptBand(code, outcome.count) };
  if (outcome.kind === 'refused') {
    const isUnknown = isOfNoPackage(outcome.problem) && bayOfScan(code) === null;
    return { ...nothingYet, band: failedBand(outcome.problem, code), unknown: isUnknown ? textOf(code) : null };
  }
  const { answer } = outcome;
  if (answer?.kind === 'received')
    return { ...nothingYet, band: receivedBand(answer.package), about: answer.package, undoable: answer.package };
  if (answer?.kind === 'moved')
    return { ...nothingYet, band: movedBand(answer.package), about: answer.package, undoable: answer.package };
  if (answer?.kind === 'several')
    return { ...nothingYet, band: severalBand(answer.results, code), about: answer.results[0] };
  if (answer?.kind !== 'known') return nothingYet;
  const known = { ...nothingYet, band: knownBand(answer.package), about: answer.package };
  // Its label may come again, on a package that nobody announced.
  return isGone(answer.package) ? { ...known, unknown: textOf(code) } : known;
}
