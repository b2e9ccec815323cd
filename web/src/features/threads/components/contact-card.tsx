import { threadMessages as words } from '@quayside/contract/messages/threads';
import type { IssueAnswer } from '@quayside/contract/threads';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { ContactFields } from './contact-fields.tsx';

/** The form; once it is sent, its reference and the expected reply stand in its place. */
export function ContactCard({ saleQid }: { saleQid: string }) {
  const [sent, setSent] = useState<IssueAnswer | null>(null);
  return (
    <Card>
      {sent ? (
        <Sent sent={sent} onAnother={() => setSent(null)} />
      ) : (
        <ContactFields saleQid={saleQid} onSent={setSent} />
      )}
    </Card>
  );
}

function Sent({ sent, onAnother }: { sent: IssueAnswer; onAnother: () => void }) {
  const { timeZone } = useUser().company;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={2} isFocusable ref={heading}>
        {words.sentTitle}
      </Heading>
      <KeyValueList
        items={[
          { key: words.reference, value: <CodeValue code={sent.reference} name={words.reference} /> },
          { key: words.expectedReply, value: <DateText iso={sent.replyBy} form="long" zone={timeZone} /> },
        ]}
      />
      <Cluster>
        <Button onPress={onAnother}>{words.another}</Button>
      </Cluster>
    </Stack>
  );
}
