import { threadMessages as words } from '@quayside/contract/messages/threads';
import { longestClaim, messageFileTypes } from '@quayside/contract/thread-values';
import type { IssueAnswer } from '@quayside/contract/threads';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import {
  type ContactField,
  categoryOf,
  contactFields,
  formFrom,
  formIn,
  issueOf,
  problemsOf,
} from '../contact-form.ts';
import { useOpenThread } from '../threads.queries.ts';
import { useWriting } from '../writing.ts';
import { MessageFiles } from './message-files.tsx';

type Errors = Readonly<Record<string, string>>;

const topics = Object.entries(words.categories).map(([value, label]) => ({ value, label }));
const idOf = (field: ContactField) => `contact-${field}`;

/** Topic, claim, message and files. What was typed stays until it is sent: through a reload, a failure and a new sign-in. */
export function ContactFields({ saleQid, onSent }: { saleQid: string; onSent: (answer: IssueAnswer) => void }) {
  const contact = useContact(saleQid, onSent);
  const { form, change, errors, error, uploads } = contact;
  return (
    <form noValidate onSubmit={contact.submit}>
      <Stack gap={6}>
        <ErrorSummary errors={summaryOf(errors, error)} />
        <Select
          id={idOf('category')}
          label={words.topic}
          options={topics}
          placeholder
          value={form.category}
          error={errors.category}
          onChange={({ target }) => change(() => ({ category: categoryOf(target.value) }))}
        />
        {form.category === 'CLAIM' && (
          <ClaimNumber value={form.claim} error={errors.claim} onChange={(claim) => change(() => ({ claim }))} />
        )}
        <TextArea
          id={idOf('message')}
          label={words.message}
          rows={8}
          value={form.message}
          error={errors.message}
          onFocus={goOnAtEnd}
          onChange={({ target }) => change(() => ({ message: target.value }))}
        />
        <MessageFiles
          saleQid={saleQid}
          id={idOf('files')}
          files={form.files}
          uploads={uploads}
          error={errors.files}
          onChange={change}
        />
        <Cluster>
          <Button type="submit" look="primary" isLoading={contact.isPending}>
            {words.send}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** A message that is begun already goes on at its end. */
function goOnAtEnd({ target }: FocusEvent<HTMLTextAreaElement>): void {
  const { length } = target.value;
  if (target.value === words.moreTime.message) target.setSelectionRange(length, length);
}

function ClaimNumber(props: { value: string; error: string | undefined; onChange: (claim: string) => void }) {
  return (
    <TextField
      id={idOf('claim')}
      label={words.claim}
      hint={words.claimHint}
      isOptional
      maxLength={longestClaim}
      value={props.value}
      error={props.error}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

/** The draft, its files and its sending. */
function useContact(saleQid: string, onSent: (answer: IssueAnswer) => void) {
  const [params] = useSearchParams();
  const [initial] = useState(() => formFrom(params));
  const { form, change, forget } = useWriting(`contact.${saleQid}`, initial, formIn);
  const uploads = useUploads({ types: messageFileTypes });
  const { mutate, error, isPending } = useOpenThread(saleQid);
  // As they were when it was last sent: the list of them takes the focus, so it does not change while somebody types.
  const [problems, setProblems] = useState<Errors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(form, uploads.files.length > 0);
    setProblems(found);
    const issue = issueOf(form);
    if (issue === null || Object.keys(found).length > 0 || isPending) return;
    const onSuccess = (answer: IssueAnswer) => {
      forget();
      onSent(answer);
    };
    mutate({ issue, key: form.key }, { onSuccess });
  };
  const errors: Errors = { ...fieldMessages(error), ...problems };
  return { form, change, uploads, errors, error, isPending, submit };
}

/** In the order of the fields; a failure that concerns none of them speaks for itself. */
function summaryOf(errors: Errors, error: Error | null) {
  const atFields = contactFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
  return atFields.length === 0 && error ? [{ message: messageOf(error, words.sendFailed) }] : atFields;
}
