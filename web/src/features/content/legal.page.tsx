import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { webHost } from '../../app/web-host.ts';
import { BlockList } from '../../blocks/block-list.tsx';
import { readPage } from './content.port.ts';
import { pageMeta } from './page-meta.ts';

/** RT-36: a legal page of the content, or 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `legal/${params.slug}`;
  const page = await readPage(path);
  if (!page) throw new Response(null, { status: 404 });
  return { page, path: `/${path}/`, siteUrl: context.get(webHost).facts.siteUrl };
}

export const meta = ({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof loader>> | undefined;
}): MetaDescriptor[] => (loaderData ? pageMeta(loaderData) : []);

export default function LegalPage() {
  const { page } = useLoaderData<typeof loader>();
  return <BlockList blocks={page.blocks} />;
}
