import type { MailedOutcome } from '../lib/mailed-outcome.ts';
import { Button } from './button.tsx';
import { Heading } from './heading.tsx';
import { InlineNotification } from './inline-notification.tsx';
import { FullHeight, Narrow, Page, Stack } from './layout.tsx';
import { LinkButton } from './link.tsx';
import { Text } from './text.tsx';

interface MailedStepProps {
  title: string;
  /** What the button does, asked before it is pressed. */
  ask: string;
  button: string;
  answers: Readonly<Record<MailedOutcome, string>>;
  /** Null until the button was pressed. */
  outcome: MailedOutcome | null;
  /** Where to go afterwards. */
  next: { label: string; to: string };
}

/**
 * Where a link in a mail leads. Its button is sent without JavaScript; opening the page alone changes nothing, for programs
 * that check links open it too. The same for everybody, as public pages are kept by their path.
 */
export function MailedStep({ title, ask, button, answers, outcome, next }: MailedStepProps) {
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{title}</Heading>}>
        <Narrow>
          {outcome ? (
            <InlineNotification
              variant={outcome === 'done' ? 'success' : 'error'}
              action={
                <LinkButton to={next.to} isDocument>
                  {next.label}
                </LinkButton>
              }
            >
              {answers[outcome]}
            </InlineNotification>
          ) : (
            <form method="post">
              <Stack gap={4}>
                <Text>{ask}</Text>
                <div>
                  <Button type="submit" look="primary">
                    {button}
                  </Button>
                </div>
              </Stack>
            </form>
          )}
        </Narrow>
      </Page>
    </FullHeight>
  );
}
