import { listFileTypes } from '@quayside/contract/file-values';
import { watchlistMessages } from '@quayside/contract/messages/watchlist';
import type { WatchlistUpload } from '@quayside/contract/watchlist';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { asSending, useChosenFiles } from '../../../lib/use-chosen-files.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { uploadWatchlist } from '../watchlist.api.ts';
import { useRefreshWatchlist } from '../watchlist.queries.ts';

const words = watchlistMessages.upload;
const maximumBytes = 5 * 1_048_576;

/** A file of GTINs, with targets where it has them, is watched at once; every row that cannot be is told (BUY-10). */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const files = useChosenFiles({ types: listFileTypes, maximumBytes, maximumFiles: 1 });
  const once = useIdempotencyKey();
  const refresh = useRefreshWatchlist();
  const [isTried, setTried] = useState(false);
  const [file] = files.files;
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (chosen: File) =>
      once({ name: chosen.name, size: chosen.size }, (_, key) => uploadWatchlist(chosen, key)),
    onSuccess: refresh,
  });
  const send = () => {
    setTried(true);
    if (file) mutate(file);
  };
  const action = data ? (
    <Button look="primary" onPress={onClose}>
      {words.done}
    </Button>
  ) : (
    <Button look="primary" isLoading={isPending} onPress={send}>
      {words.send}
    </Button>
  );
  return (
    <Dialog title={words.title} isOpen onClose={onClose} isDismissable={!isPending} actions={action}>
      {data ? (
        <Outcome {...data} />
      ) : (
        <Stack>
          <Text>{words.text}</Text>
          {error && <InlineNotification variant="error">{messageOf(error, words.failed)}</InlineNotification>}
          <FileDrop
            label={words.file}
            types={listFileTypes}
            maximumBytes={maximumBytes}
            error={isTried && !file ? words.fileMissing : undefined}
            files={isPending ? asSending(files.chosen, 0) : files.chosen}
            onAdd={files.add}
            onRemove={files.remove}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function Outcome({ added, refused }: WatchlistUpload) {
  return (
    <Stack>
      <Text>{words.added(added)}</Text>
      {refused.length > 0 && (
        <DataTable
          caption={words.refused(refused.length)}
          rows={refused}
          rowKey={({ line }) => String(line)}
          columns={[
            { id: 'line', header: words.line, align: 'end', cell: ({ line }) => line },
            { id: 'value', header: words.value, card: 'title', isFreeText: true, cell: ({ value }) => value },
            { id: 'why', header: words.why, cell: ({ message }) => message },
          ]}
        />
      )}
    </Stack>
  );
}
