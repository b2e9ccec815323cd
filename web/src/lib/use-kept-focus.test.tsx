// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Portal({ path, hasField = false, version = '' }: { path: string; hasField?: boolean; version?: string }) {
  useKeptFocus(path);
  return (
    <main>
      <h1 key={version}>{path}</h1>
      {path === '/orders/' && <a href="/orders/1/">QS-1</a>}
      {/* biome-ignore lint/a11y/noAutofocus: a form that takes the focus by itself */}
      {hasField && <input autoFocus aria-label="Quantity" />}
    </main>
  );
}
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('[LAY-01] a page that takes the place of the link that led there has the focus on its heading', async () => {
  const { rerender, getByRole } = render(<Portal path="/orders/" />);
  await frame();
  expect(document.activeElement).toBe(document.body);
  getByRole('link').focus();
  rerender(<Portal path="/orders/1/" />);
  await frame();
  expect(document.activeElement).toBe(getByRole('heading'));
});

it('[LAY-01] one that takes the focus itself keeps it', async () => {
  const { rerender, getByLabelText } = render(<Portal path="/orders/" />);
  rerender(<Portal path="/orders/1/" hasField />);
  await frame();
  expect(document.activeElement).toBe(getByLabelText('Quantity'));
});

it('[LAY-01] a heading that takes the place of the one shown while the page loads has the focus in turn', async () => {
  const { rerender, getByRole } = render(<Portal path="/orders/" />);
  rerender(<Portal path="/orders/1/" version="loading" />);
  await frame();
  const waiting = getByRole('heading');
  expect(document.activeElement).toBe(waiting);
  rerender(<Portal path="/orders/1/" version="whole" />);
  expect(waiting.isConnected).toBe(false);
  await frame();
  await frame();
  expect(document.activeElement).toBe(getByRole('heading'));
});

it('[LAY-01] whoever clicks beside everything has the focus nowhere, and keeps it so', async () => {
  const { rerender, getByRole } = render(<Portal path="/orders/" />);
  rerender(<Portal path="/orders/1/" version="loading" />);
  await frame();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  getByRole('heading').blur();
  rerender(<Portal path="/orders/1/" version="whole" />);
  await frame();
  await frame();
  expect(document.activeElement).toBe(document.body);
});
