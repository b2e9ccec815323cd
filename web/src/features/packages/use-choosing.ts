import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { useScans } from '../../lib/use-scans.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import { openShipment } from '../warehouse-shipments/warehouse-shipments.public.ts';
import { placeOf } from './by-destination.ts';
import { lookUpCode } from './packages.api.ts';
import { failedBand, knownBand, readingBand, readyBand, severalBand } from './scan-result.ts';

const words = warehouseMessages.confirmed;
type Chosen = readonly WarehousePackage[];

/** Scans choose packages for one buyer and place; one press starts their shipment and opens it. */
export function useChoosing() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const once = useIdempotencyKey();
  const [chosen, setChosen] = useState<Chosen>([]);
  const [band, setBand] = useState<BandResult>({ ...readyBand, sentence: words.scan });
  const { scan } = useScans(async (code) => {
    setBand(readingBand(code));
    const [next, said] = await afterScan(chosen, code);
    setChosen(next);
    setBand(said);
  });
  const start = useMutation({
    mutationFn: (packageQids: string[]) => once(packageQids, openShipment),
    onSuccess: async (shipment) => {
      toast(words.started(shipment.number));
      // The lists are read anew where somebody looks at them: the next scan belongs to the shipment, and waits for none.
      void client.invalidateQueries({ queryKey: ['packages'], refetchType: 'none' });
      await navigate(paths.warehouseShipment(shipment.qid));
    },
    onError: async (problem) => {
      toast(messageOf(problem, warehouseMessages.saveFailed), { variant: 'error' });
      await client.invalidateQueries({ queryKey: ['packages'] });
    },
  });
  return { band, chosen, scan, start: start.mutate, isStarting: start.isPending };
}

async function afterScan(chosen: Chosen, code: string): Promise<readonly [Chosen, BandResult]> {
  try {
    const { results } = await lookUpCode(code);
    const [one, another] = results;
    if (another) return [chosen, severalBand(results, code)];
    if (one?.status !== 'CONFIRMED') return [chosen, one ? knownBand(one) : readyBand];
    const reason = whyApart(chosen, one);
    if (reason) return [chosen, { kind: 'stop', code: one.code, ...reason }];
    const next = [...chosen.filter(({ qid }) => qid !== one.qid), one];
    const said = { kind: 'ok', word: words.chosen, code: one.code, sentence: words.chosenText(next.length) } as const;
    return [next, one.location === null ? said : { ...said, bay: one.location }];
  } catch (problem) {
    return [chosen, failedBand(problem, code)];
  }
}

/** Why it cannot go along with what is chosen; null: it can. The API refuses the same. */
function whyApart([first]: Chosen, one: WarehousePackage): Pick<BandResult, 'word' | 'sentence'> | null {
  if (one.orderEnded !== null)
    return { word: warehouseMessages.orderEnded, sentence: warehouseMessages.orderEndedTexts[one.orderEnded] };
  if (!first || first.goesWith === one.goesWith) return null;
  const isSameBuyer = first.buyerName === one.buyerName;
  return isSameBuyer
    ? { word: words.otherPlace, sentence: words.otherPlaceText(placeOf(one)) }
    : { word: words.otherBuyer, sentence: words.otherBuyerText(one.buyerName) };
}
