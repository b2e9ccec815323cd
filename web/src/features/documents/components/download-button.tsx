import type { SaleDocument } from '@quayside/contract/documents';
import { documentTexts as words } from '@quayside/contract/messages/documents';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { downloadDocument } from '../documents.api.ts';

export function DownloadButton({ saleQid, document }: { saleQid: string; document: SaleDocument }) {
  const { documentQid, metadata } = document;
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadDocument(saleQid, documentQid, metadata.name),
    onError: (error) => toast(messageOf(error, words.downloadFailed), { variant: 'caution' }),
  });
  return (
    <Button
      size="compact"
      icon="download"
      aria-label={words.downloadOf(metadata.name)}
      isLoading={isPending}
      onPress={() => mutate()}
    >
      {words.download}
    </Button>
  );
}
