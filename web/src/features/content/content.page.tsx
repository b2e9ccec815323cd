import { isBlock } from '@quayside/contract/content-values';
import { accessMessages } from '@quayside/contract/messages/access';
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from 'react-router';
import { pageTypeNotes } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { childrenOf, withoutSlashes } from '../../blocks/block.ts';
import { BlockList, BlockSurroundingsContext } from '../../blocks/block-list.tsx';
import { TargetNotice } from '../../ui/target-notice.tsx';
import { pageMeta } from './page-meta.ts';

/** RT-01, RT-36: any page of the content system by its address; an earlier address leads on, everything else is 404. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { content, facts } = context.get(webHost);
  const slug = withoutSlashes(params['*'] ?? '') || 'home';
  const story = /^[a-z0-9/-]{1,160}$/.test(slug) ? await content.story(slug) : null;
  const page = story?.content;
  if (!story || !isBlock(page) || (page.component !== 'page' && !content.isPreview)) {
    const to = await content.movedTo(slug);
    if (to !== null) throw redirect(to === 'home' ? '/' : `/${to}/`, 301);
    throw new Response(null, { status: 404 });
  }
  const path = slug === 'home' ? '/' : `/${slug}/`;
  // One address for each page: /home/ is /.
  if (slug === 'home' && new URL(request.url).pathname !== '/' && !content.isPreview) throw redirect('/', 301);
  return {
    page,
    name: story.name,
    path,
    siteUrl: facts.siteUrl,
    publishedAt: story.publishedAt,
    isPreview: content.isPreview,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }): MetaDescriptor[] =>
  loaderData ? pageMeta(loaderData) : [];

export default function ContentPage() {
  const { page, path, isPreview } = useLoaderData<typeof loader>();
  const blocks =
    page.component === 'page' ? childrenOf(page, 'body') : [{ ...page, component: 'simple_testimonial_panel' }];
  return (
    <BlockSurroundingsContext value={{ isPreview }}>
      {path === '/' && <TargetNotice id={pageTypeNotes.SELLER}>{accessMessages.pageIsFor.SELLER}</TargetNotice>}
      {path === '/' && <TargetNotice id={pageTypeNotes.WAREHOUSE}>{accessMessages.pageIsFor.WAREHOUSE}</TargetNotice>}
      <BlockList blocks={blocks} />
    </BlockSurroundingsContext>
  );
}
