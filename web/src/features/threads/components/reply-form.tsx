import { threadMessages as words } from '@quayside/contract/messages/threads';
import { longestMessage, messageFileTypes } from '@quayside/contract/thread-values';
import type { Thread } from '@quayside/contract/threads';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useReply } from '../threads.queries.ts';
import { bodyOf, emptyWriting, problemOf, useWriting, writingIn } from '../writing.ts';
import { MessageFiles } from './message-files.tsx';

/** The next message of a conversation. It stays until it is sent. */
export function ReplyForm({ saleQid, thread }: { saleQid: string; thread: Thread }) {
  const reply = useReplyForm(saleQid, thread.qid);
  const { form, change, uploads, errors, error } = reply;
  const [isAdding, setAdding] = useState(false);
  const hasFiles = isAdding || form.files.length > 0 || uploads.files.length > 0;
  return (
    <form noValidate onSubmit={reply.submit} aria-label={words.replyTo(thread.reference)}>
      <Stack gap={3}>
        {error && errors.message === undefined && (
          <InlineNotification variant="error">{messageOf(error, words.sendFailed)}</InlineNotification>
        )}
        <TextArea
          label={words.reply}
          rows={3}
          maxLength={longestMessage}
          value={form.message}
          error={errors.message}
          onChange={({ target }) => change(() => ({ message: target.value }))}
        />
        {hasFiles && (
          <MessageFiles
            saleQid={saleQid}
            id={`reply-files-${thread.qid}`}
            files={form.files}
            uploads={uploads}
            error={errors.files}
            onChange={change}
          />
        )}
        <Cluster>
          <Button type="submit" isLoading={reply.isPending}>
            {words.sendReply}
          </Button>
          {!hasFiles && (
            <Button look="quiet" icon="file" onPress={() => setAdding(true)}>
              {words.addFiles}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

/** The draft, its files and its sending. */
function useReplyForm(saleQid: string, threadQid: string) {
  const { form, change, forget } = useWriting(`thread.${threadQid}`, emptyWriting(), writingIn);
  const uploads = useUploads({ types: messageFileTypes });
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending } = useReply(saleQid, threadQid);
  const problem = problemOf(form.message);
  const isWaiting = uploads.files.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || isWaiting || isPending) return;
    const onSuccess = () => {
      change(emptyWriting);
      forget();
      setTried(false);
      toast(words.replySent);
    };
    mutate({ body: bodyOf(form), key: form.key }, { onSuccess });
  };
  const errors = {
    message: (isTried ? problem : undefined) ?? fieldMessages(error).message,
    files: isTried && isWaiting ? words.filesUnfinished : undefined,
  };
  return { form, change, uploads, errors, error, isPending, submit };
}
