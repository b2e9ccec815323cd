import type { SaleDocument } from '@quayside/contract/documents';
import { documentTypeLabels, documentTexts as words } from '@quayside/contract/messages/documents';
import { fileDropMessages } from '@quayside/contract/messages/file-drop';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';

/** What a document is, how large, and who sent it when. */
export function DocumentFacts({ document: { documentType, metadata } }: { document: SaleDocument }) {
  const { timeZone } = useUser().company;
  const { name, bytes, uploadedBy, uploadedAt } = metadata;
  return (
    <Stack gap={1}>
      <Text as="span" weight="strong">
        {name}
      </Text>
      <Text as="span" size="small" tone="muted">
        {words.facts(documentTypeLabels[documentType], fileDropMessages.size(bytes), uploadedBy)},{' '}
        <DateText iso={uploadedAt} form="time" zone={timeZone} />
      </Text>
    </Stack>
  );
}
