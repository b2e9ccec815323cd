import { type UploadedDocumentType, uploadedDocumentTypes } from '@quayside/contract/document-values';
import { documentFileTypes } from '@quayside/contract/file-values';
import { documentTexts as words } from '@quayside/contract/messages/documents';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import type { Uploads } from '../../../lib/use-uploads.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { addDocument } from '../documents.api.ts';
import { TypeField } from './type-field.tsx';

interface AddDocumentsProps {
  sale: Sale;
  uploads: Uploads;
  /** A file is on the server; settles when the page shows it. */
  onAdded: () => Promise<void>;
}

/** The kind comes first: each file is sent with the one that is chosen when it is added. */
export function AddDocuments({ sale: { qid, missingDocuments }, uploads, onAdded }: AddDocumentsProps) {
  const [type, setType] = useState<UploadedDocumentType>(
    uploadedDocumentTypes.find((one) => missingDocuments.includes(one)) ?? 'SELLER_INVOICE',
  );
  const add = (files: readonly File[]) =>
    uploads.add(files, async (file, ticket) => {
      await addDocument(qid, { documentType: type, file }, ticket);
      await onAdded();
    });
  return (
    <Stack>
      <TypeField value={type} onChange={setType} />
      <FileDrop
        label={words.add}
        hint={words.addHint}
        types={documentFileTypes}
        isMultiple
        files={uploads.files}
        onAdd={add}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
    </Stack>
  );
}
