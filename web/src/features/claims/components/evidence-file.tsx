import { claimMessages as words } from '@quayside/contract/messages/claims';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Coded, codeOf } from '../../../lib/code.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { PhotoButton } from '../../../ui/facts/photo.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { type ClaimFile, downloadEvidence } from '../claims.api.ts';
import { useClaimPhoto } from '../claims.queries.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** Loaded with the first photo that is opened: dialogs stay out of the page. */
const photoDialog = codeOf(() => import('./photo-dialog.tsx'));

/** One file: a photo opens large, and everything can be downloaded. */
export function EvidenceFile({ claimQid, file }: { claimQid: string; file: ClaimFile }) {
  const { timeZone } = useUser().company;
  const { data, isError } = useClaimPhoto(claimQid, file.qid, isPhoto(file));
  return (
    <li>
      <Cluster align="start" gap={4} isOneLine>
        {isPhoto(file) && !isError && <Photo file={file} content={data} />}
        <Stack gap={1}>
          <Text as="span" weight="strong">
            {words.kinds[file.kind]}
          </Text>
          <Cluster gap={2}>
            <VerdictBadge verdict={file.verdict} />
          </Cluster>
          <Text as="span" size="small" tone="muted">
            {file.fileName}, <DateText iso={file.addedAt} form="time" zone={timeZone} />, {file.addedBy}
          </Text>
          {isError && (
            <Text as="span" size="small" tone="error">
              {words.previewFailed}
            </Text>
          )}
          <Cluster>
            <Download claimQid={claimQid} file={file} />
          </Cluster>
        </Stack>
      </Cluster>
    </li>
  );
}

const isPhoto = ({ mediaType }: ClaimFile): boolean => mediaType !== 'application/pdf';

function Photo({ file, content }: { file: ClaimFile; content: Blob | undefined }) {
  const address = useAddressOf(content);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PhotoButton src={address} label={words.open(file.fileName)} onPress={() => setOpen(true)} />
      {isOpen && address && (
        <Coded
          code={photoDialog}
          props={{
            title: words.kinds[file.kind],
            alt: words.photoAlt(words.kinds[file.kind], file.fileName),
            src: address,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </>
  );
}

function Download({ claimQid, file }: { claimQid: string; file: ClaimFile }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadEvidence(claimQid, file.qid, file.fileName),
    onError: (error) => toast(messageOf(error, words.downloadFailed), { variant: 'caution' }),
  });
  return (
    <Button
      look="quiet"
      size="compact"
      icon="download"
      aria-label={words.download(file.fileName)}
      isLoading={isPending}
      onPress={() => mutate()}
    >
      {words.downloadShort}
    </Button>
  );
}

/** An address of this page for the content, given back when it is no longer shown. */
function useAddressOf(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
