import type { SaleDocument } from '@quayside/contract/documents';
import { documentTexts as words } from '@quayside/contract/messages/documents';
import { saleMessages, saleToasts } from '@quayside/contract/messages/sales';
import { useMutation } from '@tanstack/react-query';
import { isNotFound, messageOf } from '../../../lib/api-error.ts';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { deleteDocument } from '../documents.api.ts';

interface DeleteDocumentProps {
  saleQid: string;
  document: SaleDocument;
  refresh: () => Promise<void>;
  /** `isGone`: there is no such document any more, by this question or by somebody who was faster. */
  onClose: (isGone: boolean) => void;
}

export function DeleteDocument({ saleQid, document, refresh, onClose }: DeleteDocumentProps) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => deleteDocument(saleQid, document.documentQid),
    onSuccess: async () => {
      await refresh();
      toast(words.deleted);
      onClose(true);
    },
    onError: (refusal) => {
      toast(saleToasts.deleteDocumentFailed, { variant: 'caution' });
      // Somebody else was faster: the list says so.
      if (isNotFound(refusal)) void refresh();
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      isOpen
      onClose={() => onClose(isNotFound(error))}
      onConfirm={() => mutate()}
      confirmLabel={words.deleteConfirm}
      tone="danger"
      isRunning={isPending}
    >
      <Text>{words.deleteText(document.metadata.name)}</Text>
      {error && (
        <InlineNotification variant="error">{messageOf(error, saleMessages.deleting_failed)}</InlineNotification>
      )}
    </ConfirmDialog>
  );
}
