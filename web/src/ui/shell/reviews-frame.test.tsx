// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableIframePageLoading":true}}
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { consentGiven } from '../../lib/analytics/consent.ts';
import ReviewsFrame from './reviews-frame.tsx';

function answer(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the question's script sets it
  document.cookie = text;
}
afterEach(() => {
  cleanup();
  answer('quayside_consent=; Path=/; Max-Age=-1');
});
const show = () => render(<ReviewsFrame address="https://reviews.example.com/widget" />);

it('[LAY-09] [INTG-06] in the portal too the frame of reviews comes after a press', () => {
  answer('quayside_consent=no; Path=/');
  show();
  expect(screen.queryByTitle('Customer reviews')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the reviews' }));
  const frame = screen.getByTitle('Customer reviews');
  expect(frame.getAttribute('src')).toBe('https://reviews.example.com/widget');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
});

it('[LAY-09] [INTG-06] it comes with a yes that is given while the page is open', () => {
  show();
  expect(screen.queryByTitle('Customer reviews')).toBeNull();
  act(() => void document.dispatchEvent(new Event(consentGiven)));
  expect(screen.getByTitle('Customer reviews')).toBeTruthy();
});

it('[LAY-09] [INTG-06] it comes at once for whoever agreed on the site', () => {
  answer('quayside_consent=yes; Path=/');
  show();
  expect(screen.getByTitle('Customer reviews')).toBeTruthy();
});
