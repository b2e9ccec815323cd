// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openQuestionnaire } from './questionnaire.ts';

const typeform = { url: 'https://form.typeform.com', formId: 'abc12345' };
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function open(kind: string, more: object = {}) {
  document.body.innerHTML = `<span data-questionnaire="${kind}" data-auto-close="0"><a href="https://site.example/embed/forms/sell/">Register</a></span>`;
  const opener = document.querySelector('a');
  if (!opener) throw new Error('no opener');
  openQuestionnaire(opener, { isCounted: false, close: 'Close', onSent: (id) => sent.push(id), ...more });
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  const address = new URL(frame.src);
  const asked = vi.fn();
  // The frame's own window is a stranger's: what it hears is noted here.
  const inside = { postMessage: asked };
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  const tell = (type: string, fields: object = {}, origin = address.origin) => {
    const event = new MessageEvent('message', {
      data: { type, embedId: address.searchParams.get('typeform-embed-id'), ...fields },
      origin,
    });
    Object.defineProperty(event, 'source', { value: inside });
    window.dispatchEvent(event);
  };
  return { frame, address, asked, tell };
}
const isOpen = () => document.querySelector('iframe') !== null;

it('[INTG-02] our own form opens above the page, is given the focus after 1000 ms and closes 500 ms after it was sent', () => {
  const { address, asked, tell } = open('popup');
  expect(`${address.origin}${address.pathname}`).toBe('https://site.example/embed/forms/sell/');
  expect(address.searchParams.get('typeform-embed')).toBe('popup-blank');
  tell('form-ready');
  vi.advanceTimersByTime(999);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ type: 'embed-focus' }), 'https://site.example');
  tell('form-submit', { responseId: 'r-1' });
  expect(sent).toEqual(['r-1']);
  vi.advanceTimersByTime(499);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen()).toBe(false);
});

it('[INTG-02] the form at Typeform opens where it is configured: told nothing of who did not agree, closed by a button or Escape', () => {
  const { address, tell } = open('popup', { typeform });
  expect(`${address.origin}${address.pathname}`).toBe('https://form.typeform.com/to/abc12345');
  expect(address.searchParams.get('disable-tracking')).toBe('true');
  tell('form-submit', { responseId: 'forged' }, 'https://elsewhere.example');
  tell('form-submit', { responseId: 'forged', embedId: 'another' });
  expect(sent).toEqual([]);
  tell('form-submit', { responseId: 'token' });
  expect(sent).toEqual(['token']);
  document.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
  expect(document.querySelector('iframe, button')).toBeNull();
  open('popup', { typeform, isCounted: true });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen()).toBe(false);
});

it.each([
  ['slider', 'popup-drawer'],
  ['side_tab', 'popup-side-panel'],
])('[INTG-02] as %s it comes from the side, 800 wide', (kind, name) => {
  const { frame, address } = open(kind);
  expect(address.searchParams.get('typeform-embed')).toBe(name);
  expect(frame.className).toContain('questionnaire-slider');
});
