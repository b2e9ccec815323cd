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
