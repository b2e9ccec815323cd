import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useScans } from '../../lib/use-scans.ts';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import { failedBand, getPackage, lookUpCode, readingBand, readyBand } from '../packages/packages.public.ts';

const words = warehouseMessages.shipments;

/** A scan of any package opens the shipment it stands in. */
export function useOpeningScan() {
  const navigate = useNavigate();
  const [band, setBand] = useState<BandResult>({ ...readyBand, sentence: words.scanToOpen });
  const { scan } = useScans(async (code) => {
    setBand(readingBand(code));
    try {
      const [found] = (await lookUpCode(code)).results;
      const shipment = found ? (await getPackage(found.qid)).shipment : null;
      if (shipment) await navigate(paths.warehouseShipment(shipment.qid), { state: { scanned: code } });
      else
        setBand({ kind: 'check', word: words.noShipment, code: found?.code ?? code, sentence: words.noShipmentText });
    } catch (problem) {
      setBand(failedBand(problem, code));
    }
  });
  return { band, scan };
}
