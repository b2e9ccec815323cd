import type { CalendarLink } from '@quayside/contract/calendars';
import { calendarMessages as words } from '@quayside/contract/messages/calendars';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { getCalendarLink, makeCalendarLink, removeCalendarLink } from '../calendars.api.ts';

const key = ['calendar-link'] as const;

/** Makes, replaces and removes the link. Its address is shown once, right after it was made. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => getCalendarLink(signal) });
  const { make, remove, url } = useLinkChange();
  const isBusy = make.isPending || remove.isPending;
  const hasLink = data !== undefined && data.createdAt !== null;
  const actions = data && (
    <>
      {hasLink && (
        <Button onPress={() => !isBusy && remove.mutate()} isLoading={remove.isPending}>
          {words.remove}
        </Button>
      )}
      <Button look="primary" onPress={() => !isBusy && make.mutate()} isLoading={make.isPending}>
        {hasLink ? words.makeNew : words.make}
      </Button>
    </>
  );
  return (
    <Dialog title={words.button} isOpen onClose={onClose} size="medium" actions={actions}>
      <Stack gap={4}>
        <Text>{words.text}</Text>
        {(make.isError || remove.isError) && (
          <InlineNotification variant="error">
            {make.isError ? words.makeFailed : words.removeFailed}
          </InlineNotification>
        )}
        {isError && <LoadFailed onRetry={refetch}>{words.failed}</LoadFailed>}
        {!data && !isError && <Skeleton shape="line" />}
        {data && url === null && <State link={data} />}
        {url !== null && <Made url={url} />}
      </Stack>
    </Dialog>
  );
}

/** Making and removing the link; `url` is the address that was just made. */
function useLinkChange() {
  const client = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: makeCalendarLink,
    onSuccess: ({ url: made, ...link }) => {
      client.setQueryData<CalendarLink>(key, link);
      setUrl(made);
      toast(words.madeToast);
    },
  });
  const remove = useMutation({
    mutationFn: removeCalendarLink,
    onSuccess: () => {
      client.setQueryData<CalendarLink>(key, { createdAt: null, readAt: null });
      setUrl(null);
      toast(words.removedToast, { variant: 'info' });
    },
  });
  return { make, remove, url };
}

function Made({ url }: { url: string }) {
  return (
    <Stack gap={1}>
      <Text weight="strong">{words.url}</Text>
      <CodeValue code={url} name={words.urlName} />
      <Text size="small" tone="muted">
        {words.urlHint}
      </Text>
    </Stack>
  );
}

/** Since when there is a link, and whether a calendar reads it. */
function State({ link: { createdAt, readAt } }: { link: CalendarLink }) {
  if (createdAt === null) return <Text tone="muted">{words.none}</Text>;
  return (
    <Stack gap={1}>
      <Text>
        {words.made(dateLabel(createdAt))} {readAt === null ? words.unread : words.read(dateLabel(readAt, 'time'))}
      </Text>
      <Text tone="muted">{words.replaces}</Text>
    </Stack>
  );
}
