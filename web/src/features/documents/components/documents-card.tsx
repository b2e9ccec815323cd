import { documentTypeLabels, documentTexts as words } from '@quayside/contract/messages/documents';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { DocumentFacts } from './document-details.tsx';
import { DownloadButton } from './download-button.tsx';

/** The order's documents, to be downloaded by whoever reads the order (ORD-13). `manageAt`: where they are changed. */
export function DocumentsCard({ sale, manageAt }: { sale: Sale; manageAt: string | null }) {
  const { qid, documents, commercialInvoice } = sale;
  return (
    <FoldCard
      title={words.title(0)}
      {...(documents.length > 0 ? { count: documents.length } : {})}
      id="documents"
      actions={
        manageAt !== null && (
          <LinkButton size="compact" to={manageAt}>
            {words.manage}
          </LinkButton>
        )
      }
    >
      {documents.length === 0 ? (
        <Text tone="muted">{saleMessages.documentsNotFound}</Text>
      ) : (
        <Stack as="ul">
          {documents.map((document) => (
            <li key={document.documentQid}>
              <Cluster justify="between" align="start">
                <DocumentFacts document={document} />
                <DownloadButton saleQid={qid} document={document} />
              </Cluster>
            </li>
          ))}
          {commercialInvoice === null && (
            <li>
              <Text tone="muted">
                {documentTypeLabels.COMMERCIAL_INVOICE}: {saleMessages.commercialInvoiceNotFound}
              </Text>
            </li>
          )}
        </Stack>
      )}
    </FoldCard>
  );
}
