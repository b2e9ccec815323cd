import { uploadedDocumentTypes } from '@quayside/contract/document-values';
import type { SaleDocument } from '@quayside/contract/documents';
import { documentFileTypes } from '@quayside/contract/file-values';
import { saleToasts } from '@quayside/contract/messages/sales';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useChosenFiles } from '../../lib/use-chosen-files.ts';
import { useVersionedMutation } from '../../lib/use-versioned-mutation.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { changeDocument, type DocumentChange } from './documents.api.ts';

export interface ChangeDocumentProps {
  saleQid: string;
  document: SaleDocument;
  /** Settles when the page shows the newest state. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** What is typed about one document, and what becomes of it when it is sent. Only what differs is sent. */
export function useDocumentChange({ saleQid, document, refresh, onClose }: ChangeDocumentProps) {
  const { documentQid, documentType, metadata } = document;
  const [name, setName] = useState(metadata.name);
  const [type, setType] = useState(documentType);
  const [progress, setProgress] = useState(0);
  const files = useChosenFiles({ types: documentFileTypes, maximumFiles: 1 });
  const work = useVersionedMutation({
    newest: document.version,
    send: (change: Omit<DocumentChange, 'version'>, version) =>
      changeDocument(saleQid, documentQid, { ...change, version: String(version) }, setProgress),
    refresh,
    onDone: () => {
      toast(saleToasts.fileUpdated);
      onClose();
    },
    onRefused: (refusal) => {
      if (!(refusal instanceof ApiError)) toast(saleToasts.updateFailed, { variant: 'caution' });
    },
  });
  const save = () => {
    const [file] = files.files;
    const sent = uploadedDocumentTypes.find((one) => one === type && one !== documentType);
    const change = {
      ...(name === metadata.name ? {} : { name: name.trim() }),
      ...(sent ? { documentType: sent } : {}),
      ...(file ? { file } : {}),
    };
    if (Object.keys(change).length === 0) return onClose();
    setProgress(0);
    work.run(change);
  };
  return { name, setName, type, setType, files, progress, work, save };
}
