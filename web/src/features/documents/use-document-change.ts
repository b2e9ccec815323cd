import { uploadedDocumentTypes } from '@quayside/contract/document-values';
import type { SaleDocument } from '@quayside/contract/documents';
import { documentFileTypes } from '@quayside/contract/file-values';
import { saleToasts } from '@quayside/contract/messages/sales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useChosenFiles } from '../../lib/use-chosen-files.ts';
import { toast } from '../../ui/toast.tsx';
import { changeDocument, type DocumentChange } from './documents.api.ts';

export interface ChangeDocumentProps {
  saleQid: string;
  document: SaleDocument;
  refresh: () => Promise<void>;
  onUpdated: () => Promise<void>;
  onClose: () => void;
}

/** What is typed about one document, and what becomes of it when it is sent. Only what differs is sent. */
export function useDocumentChange({ saleQid, document, refresh, onUpdated, onClose }: ChangeDocumentProps) {
  const { documentQid, documentType, metadata } = document;
  const [name, setName] = useState(metadata.name);
  const [type, setType] = useState(documentType);
  const [version, setVersion] = useState(document.version);
  const [progress, setProgress] = useState(0);
  const [isReloaded, setReloaded] = useState(false);
  const files = useChosenFiles({ types: documentFileTypes, maximumFiles: 1 });
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (change: DocumentChange) => changeDocument(saleQid, documentQid, change, setProgress),
    onSuccess: async () => {
      await onUpdated();
      onClose();
    },
    onError: (refusal) => {
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
    setReloaded(false);
    mutate({ ...change, version: String(version) });
  };
  const reload = async () => {
    await refresh();
    setReloaded(true);
    reset();
  };
  // Somebody else's version is taken only when asked for.
  if (isReloaded && version !== document.version) setVersion(document.version);
  const isStale = error instanceof ApiError && error.code === 'stale_version';
  return {
    name,
    setName,
    type,
    setType,
    files,
    progress,
    problem: error,
    isStale,
    isRunning: isPending,
    reload: () => void reload(),
    save,
  };
}
