import type { Page } from '@playwright/test';

/**
 * A scanner that types like a keyboard, on this page: all keys of a code at once, then Enter. Answers how many
 * milliseconds after Enter the band showed the code.
 */
export const scan = (page: Page, code: string, seen = code): Promise<number> =>
  page.evaluate(
    async ([text, shownCode]) => {
      const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (const key of text) press(key);
      const began = performance.now();
      const isSeen = new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('[data-band]')?.textContent?.includes(shownCode)
            ? resolve(performance.now() - began)
            : undefined;
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(() => resolve(Number.POSITIVE_INFINITY), 2_000);
      });
      press('Enter');
      return isSeen;
    },
    [code, seen] as const,
  );

/**
 * The same with the answer: milliseconds after Enter until the band showed the code, and until it was of that kind. What is
 * never shown takes forever.
 */
export const scanTo = (page: Page, code: string, kind: string): Promise<{ seen: number; answered: number }> =>
  page.evaluate(
    async ([text, wanted]) => {
      const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (const key of text) press(key);
      const began = performance.now();
      const times = { seen: Number.POSITIVE_INFINITY, answered: Number.POSITIVE_INFINITY };
      const isAnswered = new Promise<void>((resolve) => {
        const look = () => {
          const band = document.querySelector('[data-band]');
          if (!band?.textContent?.includes(text)) return;
          times.seen = Math.min(times.seen, performance.now() - began);
          if (band.getAttribute('data-band') !== wanted) return;
          times.answered = performance.now() - began;
          resolve();
        };
        const parts = { childList: true, subtree: true, characterData: true, attributes: true };
        new MutationObserver(look).observe(document.body, parts);
        setTimeout(resolve, 5_000);
      });
      press('Enter');
      await isAnswered;
      return times;
    },
    [code, kind] as const,
  );
