import { accessMessages } from '@quayside/contract/messages/access';
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { pageTypeNotes } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { BlockList } from '../../blocks/block-list.tsx';
import { TargetNotice } from '../../ui/target-notice.tsx';
import { readPage } from './content.port.ts';
import { pageMeta } from './page-meta.ts';

/** RT-01: the marketing home, from content blocks; its title is the product's name (LAY-05). */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await readPage('home');
  if (!page) throw new Response(null, { status: 404 });
  return { page, siteUrl: context.get(webHost).facts.siteUrl };
}

export const meta = ({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof loader>> | undefined;
}): MetaDescriptor[] => (loaderData ? pageMeta({ ...loaderData, path: '/' }) : []);

export default function HomePage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <TargetNotice id={pageTypeNotes.SELLER}>{accessMessages.pageIsFor.SELLER}</TargetNotice>
      <TargetNotice id={pageTypeNotes.WAREHOUSE}>{accessMessages.pageIsFor.WAREHOUSE}</TargetNotice>
      <BlockList blocks={page.blocks} />
    </>
  );
}
