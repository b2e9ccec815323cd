/** What pages load, but for their stream of live changes, which never ends. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

interface Traffic {
  open: Set<Request>;
  changedAt: number;
}

const seen = new WeakMap<Page, Traffic>();
/** Nothing began or ended for so long. */
const quietMilliseconds = 500;

export const watchTraffic = (context: BrowserContext): unknown => context.on('page', watchPage);

function watchPage(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
  seen.set(page, traffic);
  const noted = (note: (request: Request) => unknown) => (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('/api/events/')) return;
    note(request);
    traffic.changedAt = Date.now();
  };
  page.on(
    'request',
    noted((request) => traffic.open.add(request)),
  );
  page.on(
    'requestfinished',
    noted((request) => traffic.open.delete(request)),
  );
  page.on(
    'requestfailed',
    noted((request) => traffic.open.delete(request)),
  );
}

/** Resolves once nothing loads any more. */
export async function expectQuiet(page: Page): Promise<void> {
  await expect
    .poll(
      () => {
        const traffic = seen.get(page);
        if (!traffic) throw new Error('this page is not watched');
        return traffic.open.size === 0 && Date.now() - traffic.changedAt > quietMilliseconds;
      },
      // Nothing is asked of the page: looking often costs nothing, and the longer pauses of the default are lost time.
      { message: 'nothing loads any more', intervals: [25] },
    )
    .toBe(true);
}
