import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Stack } from '../../ui/layout.tsx';

export interface FormState {
  isDone?: boolean;
  error?: string;
  fieldError?: string;
  isRunning?: boolean;
}

/** A form of one field and one button, with its error above. */
export function OneFieldForm(props: {
  state: FormState;
  action: string;
  onSubmit: (fields: FormData) => Promise<void>;
  children: ReactNode;
}) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void props.onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack>
        {props.state.error && <InlineNotification variant="error">{props.state.error}</InlineNotification>}
        {props.children}
        <Button type="submit" look="primary" isWide isLoading={props.state.isRunning ?? false}>
          {props.action}
        </Button>
      </Stack>
    </form>
  );
}
