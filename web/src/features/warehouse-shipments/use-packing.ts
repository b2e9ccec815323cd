import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useScans } from '../../lib/use-scans.ts';
import type { BandResult } from '../../ui/warehouse/scan-bar.tsx';
import { failedBand, knownBand, lookUpCode, readyBand } from '../packages/packages.public.ts';
import { addPackages } from './warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;
type Shipment = WarehouseShipmentDetail;

/**
 * Scans on the page of a shipment: while it is open they add packages, while it waits for its carrier they tick what is
 * on the truck. The band says what happened.
 */
export function usePacking(shipment: Shipment) {
  const client = useQueryClient();
  const [band, setBand] = useState<BandResult>(readyBand);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (qid: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(qid);
    else next.delete(qid);
    setTicked(next);
    return next.size;
  };
  const { scan } = useScans(async (code) => {
    try {
      const [one] = (await lookUpCode(code)).results;
      if (!one) return;
      const isInside = shipment.packages.some(({ qid }) => qid === one.qid);
      if (shipment.status === 'READY_TO_SHIP')
        setBand(isInside ? outBand(one, tick(one.qid, true), shipment) : foreignBand(one));
      else if (isInside) setBand({ kind: 'check', word: words.inside, code: one.code, sentence: words.insideText });
      else if (shipment.status !== 'OPEN' || one.status !== 'CONFIRMED') setBand(knownBand(one));
      else {
        const after = await addPackages({ qid: shipment.qid, key: crypto.randomUUID() }, [one.qid]);
        client.setQueryData(['warehouse-shipments', 'one', after.qid], after);
        setBand({ kind: 'ok', word: words.added, code: one.code, sentence: words.addedText(after.packageCount) });
      }
    } catch (problem) {
      setBand(failedBand(problem, code));
    }
  });
  return { band, scan, ticked, tick };
}

const outBand = ({ code }: WarehousePackage, count: number, { packageCount }: Shipment): BandResult => ({
  ...{ kind: 'ok', word: words.out, code, sentence: words.scanned(count, packageCount) },
});
const foreignBand = ({ code }: WarehousePackage): BandResult => ({
  ...{ kind: 'stop', word: words.notInside, code, sentence: words.notInsideText },
});
