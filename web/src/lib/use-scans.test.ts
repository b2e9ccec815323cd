// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScans } from './use-scans.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

interface Key extends KeyboardEventInit {
  key: string;
}
const press = (keys: readonly Key[]) => {
  for (const key of keys) document.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
};
const plain = (text: string): Key[] => [...text].map((key) => ({ key }));
const heardBy = () => {
  const heard: string[] = [];
  renderHook(() =>
    useScans(async (code) => {
      heard.push(code);
    }),
  );
  return heard;
};

it('[WH-02] the separator of a GS1 code, sent as Ctrl and a bracket, stays between its elements', async () => {
  const heard = heardBy();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.value = '010950110153000310AB-117270331';
  press([...plain('010950110153000310AB-1'), { key: ']', ctrlKey: true }, ...plain('17270331'), { key: 'Enter' }]);
  await vi.waitFor(() => expect(heard).toEqual(['010950110153000310AB-1\u001D17270331']));
  expect(field.value).toBe('');
});

it('[WH-08] a key held down, a shortcut or somebody else’s bracket is no code', async () => {
  const heard = heardBy();
  press([...plain('aaaaaaaaa').map((key) => ({ ...key, repeat: true })), { key: 'Enter' }]);
  press([...plain('abcdefgh').map((key) => ({ ...key, ctrlKey: true })), { key: 'Enter' }]);
  await new Promise((resume) => setTimeout(resume, 150));
  expect(heard).toEqual([]);
});
