// @vitest-environment happy-dom
import { notCopied } from '@quayside/contract/messages/copying';
import { uiMessages } from '@quayside/contract/messages/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { CodeValue } from './facts/code-value.tsx';
import { ToastRegion } from './overlay/toast.tsx';

afterEach(cleanup);

function shown(writeText: () => Promise<void>) {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  render(
    <>
      <CodeValue code="QS-1" name="order number" />
      <CopyButton text="two lines">Copy the address</CopyButton>
      <ToastRegion />
    </>,
  );
  return user;
}
const buttons = [`${uiMessages.copy} order number QS-1`, 'Copy the address'];

it.each(buttons)('[LAY-06] what the browser refuses to copy is told: %s', async (name) => {
  const user = shown(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')));
  await user.click(screen.getByRole('button', { name }));
  await screen.findByText(notCopied);
  expect(screen.queryByText(uiMessages.copied)).toBeNull();
  await user.click(screen.getByRole('button', { name: uiMessages.dismiss }));
});

it.each(buttons)('and so is what it copied: %s', async (name) => {
  const user = shown(() => Promise.resolve());
  await user.click(screen.getByRole('button', { name }));
  await screen.findByText(uiMessages.copied);
  expect(screen.queryByText(notCopied)).toBeNull();
});
