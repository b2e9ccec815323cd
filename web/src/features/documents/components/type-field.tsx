import {
  type DocumentType,
  type UploadedDocumentType,
  uploadedDocumentTypes,
} from '@quayside/contract/document-values';
import { documentTypeLabels, documentTexts as words } from '@quayside/contract/messages/documents';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../ui/form/select.tsx';
import { getFlags } from '../documents.api.ts';

interface TypeFieldProps {
  value: DocumentType;
  onChange: (type: UploadedDocumentType) => void;
}

/** The kinds a seller may send; proforma invoices where their flag is on (domain page, section 16). */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const { data: flags } = useQuery({
    queryKey: ['flags'],
    queryFn: ({ signal }) => getFlags(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const types = uploadedDocumentTypes.filter(
    (type) => type !== 'PROFORMA_INVOICE' || type === value || flags?.['proforma-upload'] === true,
  );
  return (
    <Select
      label={words.type}
      options={types.map((type) => ({ value: type, label: documentTypeLabels[type] }))}
      value={value}
      onChange={({ target }) => {
        const chosen = types.find((type) => type === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
