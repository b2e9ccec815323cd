import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useScans } from '../../lib/use-scans.ts';
import type { BandResult } from '../../ui/warehouse/scan-bar.tsx';
import { confirmPackage, lookUpCode, undoPackage } from './packages.api.ts';
import {
  failedBand,
  isReceivable,
  knownBand,
  readyBand,
  receivedBand,
  severalBand,
  undoneBand,
} from './scan-result.ts';

interface Shown {
  readonly band: BandResult;
  /** The package it is about, to be opened. */
  readonly about: { readonly qid: string; readonly code: string } | null;
  /** Received by this scan, so that it can be taken back. */
  readonly undoable: { readonly qid: string; readonly code: string } | null;
}
const nothingYet: Shown = { band: readyBand, about: null, undoable: null };

/** A scan finds a package on any page of the list, receives and confirms it; the band says what happened. */
export function useReceiving() {
  const client = useQueryClient();
  const [shown, setShown] = useState(nothingYet);
  // Kept by code: a scan whose answer was lost is sent again under the same key.
  const keys = useRef(new Map<string, string>());
  const { scan } = useScans(async (code) => setShown(await received(code, keys.current, () => refresh())));
  const refresh = () => client.invalidateQueries({ queryKey: ['packages'] });
  const undo = async () => {
    const { undoable } = shown;
    if (!undoable) return;
    try {
      const one = await undoPackage({ qid: undoable.qid, key: crypto.randomUUID() });
      keys.current.clear();
      setShown({ band: undoneBand(one), about: one, undoable: null });
    } catch (problem) {
      setShown({ ...shown, band: failedBand(problem, undoable.code), undoable: null });
    }
    await refresh();
  };
  return { ...shown, scan, undo: () => void undo() };
}

async function received(code: string, keys: Map<string, string>, onChange: () => Promise<void>): Promise<Shown> {
  try {
    const found = await lookUpCode(code);
    const [one] = found.results;
    if (!one) return { ...nothingYet, about: null };
    if (found.results.length > 1) return { band: severalBand(found, code), about: one, undoable: null };
    if (!isReceivable(one)) return { band: knownBand(one), about: one, undoable: null };
    const key = keys.get(one.qid) ?? crypto.randomUUID();
    keys.set(one.qid, key);
    const confirmed = await confirmPackage({ qid: one.qid, key }, {});
    keys.delete(one.qid);
    await onChange();
    return { band: receivedBand(confirmed), about: confirmed, undoable: confirmed };
  } catch (problem) {
    return { band: failedBand(problem, code), about: null, undoable: null };
  }
}
