import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { KeptScan } from './kept-scans.ts';
import { refusedOf, waitingOf } from './scan-queue.ts';

const words = warehouseMessages.kept;

/** Scans of this device: what was refused first. `onForget`: where somebody may say that it is done with. */
export function KeptScanRows({ scans, onForget }: { scans: readonly KeptScan[]; onForget?: (order: number) => void }) {
  return (
    <Stack as="ul" gap={4}>
      {[...refusedOf(scans), ...waitingOf(scans)].map((scan) => (
        <Row
          key={scan.order}
          scan={scan}
          {...(onForget && scan.problem !== null ? { onForget: () => onForget(scan.order) } : {})}
        />
      ))}
    </Stack>
  );
}

function Row({ scan: { code, scannedAt, scannedBy, problem }, onForget }: { scan: KeptScan; onForget?: () => void }) {
  return (
    <li>
      <Stack gap={1}>
        <Text as="span" weight="strong">
          {code}
        </Text>
        <Text as="span" tone="muted">
          <DateText iso={scannedAt} form="time" />, {scannedBy.name}
        </Text>
        {problem && <Text tone="error">{problem}</Text>}
        {onForget && (
          <Cluster>
            <Button size="large" onPress={onForget}>
              {words.forget(code)}
            </Button>
          </Cluster>
        )}
      </Stack>
    </li>
  );
}
