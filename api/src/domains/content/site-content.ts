/** The site's content in this process: which version it shows, and the client that reads it. */
import type { ContentPort, ContentSource } from '../../adapters/content/content.port.ts';
import type { Deps } from '../../platform/deps.ts';
import { contentChannel, contentNumber } from './content.read-model.ts';
import { previewKey, publicToken } from './delivery.routes.ts';
import { previewedStory } from './preview-token.ts';
import { ensureInitialContent } from './use-cases/ensure-initial-content.ts';

export type SiteContent = ContentPort & {
  /** The story whose draft this query may show. */
  readonly previewed: (query: URLSearchParams) => string | null;
  readonly close: () => Promise<void>;
};
/** Set once the site is open: routes are made before it. */
export type OpenSite = {
  /** The pages of a space elsewhere; absent where the embedded store keeps them. */
  elsewhere?: Pick<ContentPort, 'story' | 'version'>;
};
/** Sends a GET request inside the process. */
type Send = (path: string) => Promise<{
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}>;

/** Milliseconds between looks at a space elsewhere: what is published there shows after at most so long. */
const lookEvery = 5_000;
/** After it told us of a publication: next to at once, and again where its own number comes late. */
const lastLook = 1_000;
const looksWhenTold = [50, 350, lastLook];

export type SiteParts = {
  readonly send: Send;
  readonly clientOf: (source: ContentSource) => ContentPort;
  readonly report: (what: string, detail: object) => void;
};

/** The embedded store, read inside the process; or the space at Storyblok that the configuration names. */
export async function openSiteContent(deps: Deps, parts: SiteParts): Promise<SiteContent> {
  const { content } = deps.config;
  return content ? elsewhere(content, deps.database, parts) : embedded(deps, parts);
}

async function embedded(deps: Deps, { send, clientOf, report }: SiteParts): Promise<SiteContent> {
  const { database, config } = deps;
  await ensureInitialContent(deps);
  let number = 0;
  const look = async (): Promise<void> => {
    number = await database.read('none', contentNumber);
  };
  const lookNow = (): void => {
    look().catch((err) => report('could not read which content is published', { err }));
  };
  const listening = database.listen(contentChannel, { onMessage: lookNow, onGap: lookNow });
  await listening.started;
  await look();
  const client = clientOf({
    ...{ url: `${config.siteBaseUrl}/v2`, publicToken, previewToken: previewKey(config.tokenSecret) },
    version: () => String(number),
    fetch: insideFetch(send),
  });
  return {
    ...client,
    previewed: (query) => previewedStory(config.tokenSecret, query, deps.clock.now()),
    close: () => listening.close(),
  };
}

/** The same requests without the network; one hop to the newest `cv` is followed. */
function insideFetch(send: Send): typeof fetch {
  const get = async (url: URL, hops = 0): Promise<Response> => {
    const answer = await send(`${url.pathname}${url.search}`);
    const next = answer.headers.location;
    if (answer.statusCode === 301 && typeof next === 'string' && hops < 1) return get(new URL(next, url), hops + 1);
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
  return async (input) => get(new URL(input instanceof Request ? input.url : input));
}

async function elsewhere(
  { url, token, previewToken }: NonNullable<Deps['config']['content']>,
  database: Deps['database'],
  { clientOf, report }: SiteParts,
): Promise<SiteContent> {
  let number = 0;
  const look = async (): Promise<void> => {
    const answer = await fetch(`${url}/cdn/spaces/me?token=${encodeURIComponent(token)}`, {
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const body: { space?: { version?: number } } = await answer.json();
    // Of answers that overtake each other, or come of a cache, the newest counts.
    number = Math.max(number, body.space?.version ?? number);
  };
  const looks = looksAt(look, report);
  const listening = database.listen(contentChannel, { onMessage: looks.soon, onGap: looks.now });
  await listening.started;
  looks.now();
  const client = clientOf({
    ...{ url, publicToken: token, previewToken: previewToken ?? token },
    version: () => String(number),
  });
  const close = async (): Promise<void> => {
    looks.stop();
    await listening.close();
  };
  return { ...client, previewed: () => null, close };
}

/**
 * One look at a time and few in all, however often it is told: a message that comes again changes nothing. One that comes while
 * a look is under way has another look after it.
 */
function looksAt(look: () => Promise<void>, report: SiteParts['report']) {
  let isLooking = false;
  let isWantedAgain = false;
  const now = (): void => {
    isWantedAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((err) => report('the content system did not answer', { err }))
      .finally(() => {
        isLooking = false;
        if (isWantedAgain) now();
      });
  };
  const every = setInterval(now, lookEvery).unref();
  const timers = new Map<number, NodeJS.Timeout>();
  const soon = (): void => {
    for (const wait of looksWhenTold) {
      // The last of them is so long after the last message.
      if (wait === lastLook) clearTimeout(timers.get(wait));
      else if (timers.has(wait)) continue;
      const lookThen = (): void => {
        timers.delete(wait);
        now();
      };
      timers.set(wait, setTimeout(lookThen, wait).unref());
    }
  };
  const stop = (): void => {
    clearInterval(every);
    isWantedAgain = false;
    for (const timer of timers.values()) clearTimeout(timer);
  };
  return { now, soon, stop };
}
