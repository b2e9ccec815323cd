import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { KeptScan } from './kept-scans.ts';
import { refusedOf, waitingOf } from './scan-queue.ts';
import { useKeptScans } from './use-scan-queue.ts';

const words = warehouseMessages.kept;

/** WH-08: scans that this device still keeps, on every page of the warehouse; nothing where none is kept. */
export default function WaitingScans() {
  const { kept, forget } = useKeptScans();
  const [waiting, refused] = [waitingOf(kept), refusedOf(kept)];
  if (kept.length === 0) return null;
  return (
    <div className="large-controls px-4 py-3" role="status" data-kept-scans={waiting.length}>
      <Disclosure title={titleOf(waiting.length, refused.length)}>
        <Stack as="ul" gap={4}>
          {refused.map((scan) => (
            <Row key={scan.order} scan={scan} onForget={() => forget(scan.order)} />
          ))}
          {waiting.map((scan) => (
            <Row key={scan.order} scan={scan} />
          ))}
        </Stack>
      </Disclosure>
    </div>
  );
}

const titleOf = (waiting: number, refused: number): string =>
  [waiting > 0 ? words.waiting(waiting) : null, refused > 0 ? words.refused(refused) : null]
    .filter((part) => part !== null)
    .join(' ');

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
