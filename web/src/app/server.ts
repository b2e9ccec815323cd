/** The server bundle's door: a plain Fetch handler, so that the API's process needs to know nothing of React Router. */

import * as build from 'virtual:react-router/server-build';
import { firstLanguage, languageIn, slugIn } from '@quayside/contract/content-language-values';
import type { ContentLanguage } from '@quayside/contract/content-values';
import { publicFrameWords } from '@quayside/contract/messages/public-frame';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { footerGroups, withCookieSettings } from '../features/content/footer-groups.ts';
import { askedLanguage } from './asked-language.ts';
import { knownFooter } from './known-footer.ts';
import { type WebHost, webHost } from './web-host.ts';

const respond = createRequestHandler(build, import.meta.env.MODE);

/** Renders one document, resource or form answer. Rejects when the page cannot be rendered at all. */
export async function handle(
  request: Request,
  host: Omit<WebHost, 'facts' | 'buildVersion'> & { facts: Facts },
): Promise<Response> {
  const context = new RouterContextProvider();
  const { language: ofPath } = languageIn(new URL(request.url).pathname.slice(1));
  const language = ofPath === firstLanguage ? askedLanguage(request) : ofPath;
  const groups = request.method === 'GET' ? await footerOf(host, language) : knownFooter;
  const footer = withCookieSettings(groups, publicFrameWords[language].choice.settings);
  context.set(webHost, { ...host, buildVersion: build.assets.version, facts: { ...host.facts, footer } });
  return respond(request, context);
}

type Facts = Omit<WebHost['facts'], 'footer'>;

/** A footer that cannot be read is told, and the one this build knows takes its place: the page itself is there. */
async function footerOf({ content, report }: Pick<WebHost, 'content' | 'report'>, language: ContentLanguage) {
  try {
    const own = await content.shared(slugIn('global/footer', language));
    const groups = footerGroups((own ?? (await content.shared('global/footer')))?.content ?? null);
    return groups.length === 0 ? knownFooter : groups;
  } catch (error) {
    report(error);
    return knownFooter;
  }
}
