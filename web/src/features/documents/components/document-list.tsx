import type { SaleDocument } from '@quayside/contract/documents';
import { documentTexts as words } from '@quayside/contract/messages/documents';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { ChangeDocument } from './change-document.tsx';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentFacts } from './document-details.tsx';
import { DownloadButton } from './download-button.tsx';

interface DocumentListProps {
  sale: Sale;
  refresh: () => Promise<void>;
}

/** What the order has, each with what can be done to it. One is changed at a time, in its own place. */
export function DocumentList({ sale: { qid, documents }, refresh }: DocumentListProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<SaleDocument | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusList = useFocusOnceGone(heading);
  return (
    <Stack gap={3}>
      <Heading level={3} isFocusable ref={heading}>
        {words.list}
      </Heading>
      {documents.length === 0 && <Text tone="muted">{saleMessages.documentsNotFound}</Text>}
      <Stack as="ul">
        {documents.map((document) => (
          <li key={document.documentQid}>
            {document.documentQid === changing ? (
              <ChangeDocument
                saleQid={qid}
                document={document}
                refresh={refresh}
                onClose={() => {
                  setChanging(null);
                  setChanged(document.documentQid);
                }}
              />
            ) : (
              <Cluster justify="between" align="start">
                <DocumentFacts document={document} />
                <Actions
                  saleQid={qid}
                  document={document}
                  isReturned={document.documentQid === changed}
                  onChange={() => setChanging(document.documentQid)}
                  onDelete={() => setDeleting(document)}
                />
              </Cluster>
            )}
          </li>
        ))}
      </Stack>
      {deleting && (
        <DeleteDocument
          saleQid={qid}
          document={deleting}
          refresh={refresh}
          onClose={(isGone) => {
            setDeleting(null);
            if (isGone) focusList();
          }}
        />
      )}
    </Stack>
  );
}

/**
 * Where the focus goes with a document that is gone, and its buttons with it. Whether the closed question gives the
 * focus to the list, to the page beneath, or has not done so yet makes no difference.
 *
 * @returns a function to call when a document is gone
 */
function useFocusOnceGone(heading: RefObject<HTMLElement | null>): () => void {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone > 0) heading.current?.focus();
  }, [gone, heading]);
  return () => setGone((count) => count + 1);
}

interface ActionsProps {
  saleQid: string;
  document: SaleDocument;
  /** Its change has just ended here: the focus goes back to where it began. */
  isReturned: boolean;
  onChange: () => void;
  onDelete: () => void;
}

function Actions({ saleQid, document, isReturned, onChange, onDelete }: ActionsProps) {
  const { name } = document.metadata;
  return (
    <Cluster gap={2}>
      <DownloadButton saleQid={saleQid} document={document} />
      <Button size="compact" icon="pencil" aria-label={words.changeOf(name)} autoFocus={isReturned} onPress={onChange}>
        {words.change}
      </Button>
      <Button size="compact" icon="trash" aria-label={words.deleteOf(name)} onPress={onDelete}>
        {words.delete}
      </Button>
    </Cluster>
  );
}
