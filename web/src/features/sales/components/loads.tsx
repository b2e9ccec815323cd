import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { Load } from '@quayside/contract/sales';
import { LoadDrawing } from '../../../ui/facts/load-drawing.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

const words = orderTaskMessages.shipping;
/** So many are drawn; the words count all. */
const mostDrawn = 6;

/** The pallets and parcels, drawn and told: those of one kind and size once, with how many there are. */
export function Loads({ loads }: { loads: readonly Load[] }) {
  const rows = Map.groupBy(loads, kindOf);
  const drawn = loads
    .flatMap((load) => Array.from({ length: load.count }, () => load))
    .slice(0, mostDrawn)
    .map((load, at) => ({ load, id: `${at} ${kindOf(load)}` }));
  return (
    <Stack gap={2}>
      <Cluster gap={2} align="end">
        {drawn.map(({ load, id }) => (
          <LoadDrawing key={id} kind={load.loadType} share={load.heightCm / (load.loadType === 'PALLET' ? 220 : 175)} />
        ))}
      </Cluster>
      {[...rows].map(([kind, same]) => (
        <Stack key={kind} gap={1}>
          {same[0] && (
            <>
              <Text as="span" weight="strong">
                {words.kinds[same[0].loadType](same.reduce((sum, { count }) => sum + count, 0))}
              </Text>
              <Text as="span" size="small" tone="muted">
                {words.size(sizeOf(same[0]), String(same[0].weightKg))}
              </Text>
            </>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

const sizeOf = ({ lengthCm, widthCm, heightCm }: Load): string => `${lengthCm} × ${widthCm} × ${heightCm}`;
const kindOf = (load: Load): string => `${load.loadType} ${load.palletType} ${sizeOf(load)} ${load.weightKg}`;
