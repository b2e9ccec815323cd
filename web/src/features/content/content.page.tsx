import { firstLanguage, languageIn, slugIn } from '@quayside/contract/content-language-values';
import { isBlock } from '@quayside/contract/content-values';
import { accessMessages } from '@quayside/contract/messages/access';
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from 'react-router';
import { pageTypeNotes } from '../../app/paths.ts';
import { type WebHost, webHost } from '../../app/web-host.ts';
import { childrenOf, withoutSlashes } from '../../blocks/block.ts';
import { BlockList, BlockSurroundingsContext } from '../../blocks/block-list.tsx';
import { TargetNotice } from '../../ui/target-notice.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { LanguageLinks } from './language-links.tsx';
import { localisedLinks } from './localised-links.ts';
import { isOnceMore } from './once-more.ts';
import { pageMeta } from './page-meta.ts';

/** RT-01, RT-36: any page of the content system by its address; an earlier address leads on, everything else is 404. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { content, facts } = context.get(webHost);
  const address = withoutSlashes(params['*'] ?? '') || 'home';
  const { language, slug: first } = languageIn(address);
  const slug = slugIn(first, language);
  const story = /^[a-z0-9/-]{1,160}$/.test(slug) ? await content.story(slug) : null;
  const page = story?.content;
  if (!story || !isBlock(page) || (page.component !== 'page' && !content.isPreview)) return moved(content, slug);
  const path = pathOf(slug);
  // One address for each page: /home/ is /.
  if (first === 'home' && withoutSlashes(new URL(request.url).pathname) === slug && !content.isPreview)
    throw redirect(path, 301);
  const shown = localisedLinks(page, language, new Set(await content.slugs()));
  return {
    page: isBlock(shown) ? shown : page,
    name: story.name,
    ...{ path, language, siteUrl: facts.siteUrl },
    alternates: story.alternates.map((one) => ({ language: one.language, path: pathOf(one.slug) })),
    isPreview: content.isPreview,
    isHidden: isOnceMore(first),
  };
}

/** To where the page is now; to English what is not there in another language. */
async function moved({ movedTo, slugs }: WebHost['content'], slug: string): Promise<never> {
  const { language, slug: first } = languageIn(slug);
  const to = await movedTo(first);
  if (to !== null) throw redirect(pathOf(slugIn(to, language)), 301);
  if (language !== firstLanguage && (await slugs()).includes(first)) throw redirect(pathOf(first), 302);
  throw new Response(null, { status: 404 });
}

function pathOf(address: string): string {
  const { language, slug } = languageIn(address);
  const prefix = language === firstLanguage ? '' : `/${language}`;
  return slug === 'home' ? `${prefix}/` : `${prefix}/${slug}/`;
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }): MetaDescriptor[] =>
  loaderData ? pageMeta(loaderData) : [];

export default function ContentPage() {
  const { page, path, isPreview, language, alternates } = useLoaderData<typeof loader>();
  const blocks =
    page.component === 'page' ? childrenOf(page, 'body') : [{ ...page, component: 'simple_testimonial_panel' }];
  return (
    <BlockSurroundingsContext value={{ isPreview }}>
      {path === '/' && <TargetNotice id={pageTypeNotes.SELLER}>{accessMessages.pageIsFor.SELLER}</TargetNotice>}
      {path === '/' && <TargetNotice id={pageTypeNotes.WAREHOUSE}>{accessMessages.pageIsFor.WAREHOUSE}</TargetNotice>}
      <BlockList blocks={blocks} />
      {path.endsWith('/legal/cookies/') && <CookieSettings language={language} />}
      <LanguageLinks alternates={alternates} current={language} />
    </BlockSurroundingsContext>
  );
}
