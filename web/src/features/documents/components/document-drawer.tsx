import { documentFileTypes } from '@quayside/contract/file-values';
import { documentTexts as words } from '@quayside/contract/messages/documents';
import { saleToasts } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { useEffect, useState } from 'react';
import { useUploads } from '../../../lib/use-uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Drawer } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { AddDocuments } from './add-documents.tsx';
import { DocumentList } from './document-list.tsx';

export interface DocumentDrawerProps {
  sale: Sale;
  /** Settles when the page shows the newest state. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Adds documents to the order, and replaces, renames, deletes those it has (ORD-13). */
export function DocumentDrawer({ sale, refresh, onClose }: DocumentDrawerProps) {
  const uploads = useUploads({ types: documentFileTypes });
  const [isAsked, setAsked] = useState(false);
  useStayWhile(uploads.isSending);
  const close = () => (uploads.isSending ? setAsked(true) : onClose());
  useEffect(() => {
    if (!isAsked || uploads.isSending) return;
    // What was waited for has come meanwhile: whoever was done still is, unless a file was not taken.
    setAsked(false);
    if (uploads.files.length === 0) onClose();
  }, [isAsked, uploads, onClose]);
  const updated = async () => {
    await refresh();
    toast(saleToasts.fileUpdated);
  };
  return (
    <Drawer
      title={words.drawer}
      isOpen
      onClose={close}
      size="medium"
      isDismissable={!uploads.isSending}
      actions={
        <Button look="primary" onPress={close}>
          {words.done}
        </Button>
      }
    >
      <Stack gap={6}>
        {sale.missingDocuments.length > 0 && (
          <InlineNotification variant="info" title={words.needed(sale.missingDocuments)}>
            {words.neededText}
          </InlineNotification>
        )}
        <AddDocuments sale={sale} uploads={uploads} onAdded={updated} />
        <DocumentList sale={sale} refresh={refresh} />
      </Stack>
      <ConfirmDialog
        title={words.stopTitle}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={onClose}
        confirmLabel={words.stop}
        cancelLabel={words.goOn}
        tone="danger"
      >
        <Text>{words.stopText}</Text>
      </ConfirmDialog>
    </Drawer>
  );
}

/** The browser asks before it leaves the page meanwhile. */
function useStayWhile(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
