// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const { count, isCounting, openQuestionnaire } = vi.hoisted(() => ({
  count: vi.fn(),
  isCounting: vi.fn(() => false),
  openQuestionnaire: vi.fn(),
}));
vi.mock('./consent-banner.ts', () => ({ askConsent: vi.fn(), count, isCounting }));
vi.mock('./questionnaire.ts', () => ({ openQuestionnaire }));
vi.mock('../../lib/error-reports.ts', () => ({ watchErrors: vi.fn() }));
await import('./site-script.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '<span data-questionnaire="popup"><a href="/embed/forms/sell/">Register</a></span>';
});
const press = (more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector('a')?.dispatchEvent(event);
  return event;
};

it('[INTG-02] the questionnaire opens at once; whether that is counted is looked at 3000 ms later, when the question may be answered', () => {
  expect(press().defaultPrevented).toBe(true);
  expect(openQuestionnaire).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_999);
  expect(count).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(count.mock.calls).toEqual([['registration_opened']]);
});

it('[INTG-02] who has agreed already is counted with the press', () => {
  isCounting.mockReturnValueOnce(true);
  press();
  expect(count.mock.calls).toEqual([['registration_opened']]);
});

it('[MKT-05] a press that opens another tab follows the link', () => {
  expect(press({ ctrlKey: true }).defaultPrevented).toBe(false);
  expect(openQuestionnaire).not.toHaveBeenCalled();
});
