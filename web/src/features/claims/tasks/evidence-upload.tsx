import { type EvidenceKind, evidenceFileTypes, evidenceKinds } from '@quayside/contract/claim-values';
import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { claimMessages } from '@quayside/contract/messages/claims';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUploads } from '../../../lib/use-uploads.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { addEvidence } from '../claims.api.ts';
import { refreshClaims } from '../claims.queries.ts';

const words = claimFormMessages.upload;

/** Files are sent as soon as they are chosen, each as what it shows; they then stand among the evidence on the page. */
export function EvidenceUpload(props: {
  claim: Claim;
  id: string;
  error: string | undefined;
  /** The claim as it is with the file. */
  onAdded: (claim: Claim) => void;
}) {
  const { claim, id, error, onAdded } = props;
  const client = useQueryClient();
  const uploads = useUploads({ types: evidenceFileTypes });
  const [kind, setKind] = useState<EvidenceKind>('OTHER');
  const add = (files: readonly File[]) =>
    uploads.add(files, async (file, ticket) => {
      onAdded(await addEvidence(claim.qid, { kind, file }, ticket));
      await refreshClaims(client);
    });
  return (
    <Stack>
      <Select
        label={words.kind}
        value={kind}
        options={evidenceKinds.map((value) => ({ value, label: claimMessages.kinds[value] }))}
        onChange={({ target }) => setKind(evidenceKinds.find((one) => one === target.value) ?? 'OTHER')}
      />
      <FileDrop
        id={id}
        label={words.files}
        hint={words.hint}
        types={evidenceFileTypes}
        isMultiple
        error={error}
        files={uploads.files}
        onAdd={add}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
    </Stack>
  );
}
