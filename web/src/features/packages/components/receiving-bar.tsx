import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { ScanBar } from '../../../ui/warehouse/scan-bar.tsx';
import { lastFour } from '../scan-result.ts';
import { useReceiving } from '../use-receiving.ts';

/**
 * Scans that receive packages, whatever the page beneath shows. `onSetAside`: where the page can keep a package whose code
 * nobody knows.
 */
export function ReceivingBar({ onSetAside }: { onSetAside?: (code: string) => void }) {
  const { band, about, undoable, unknown, scan, undo } = useReceiving();
  const onReceived = band.kind === 'ok' ? null : about;
  return (
    <ScanBar
      result={band}
      onCode={scan}
      action={
        (onReceived || unknown !== null) && (
          <>
            {onReceived && (
              <LinkButton to={paths.warehousePackage(onReceived.qid)} size="large">
                {words.openCode(onReceived.code)}
              </LinkButton>
            )}
            {onSetAside && unknown !== null && (
              <Button size="large" onPress={() => onSetAside(unknown)}>
                {words.setItAside}
              </Button>
            )}
          </>
        )
      }
    >
      {undoable && (
        <Button size="large" icon="arrow-back-up" onPress={undo}>
          {words.undo(lastFour(undoable.code))}
        </Button>
      )}
    </ScanBar>
  );
}
