import mono from '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2?url';
import { developerMessages as words } from '@quayside/contract/messages/developers';
import { type LinksFunction, type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { RichText } from '../../blocks/rich-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Page, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { homePicture, pageMeta } from '../content/content.public.ts';
import { type GuideNode, stepsOf } from './guide-tree.ts';
import { guides } from './guides.ts';

/** A guide for developers by its address. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname;
  const guide = guides[path];
  if (!guide) throw new Response(null, { status: 404 });
  return { ...guide, path, siteUrl: context.get(webHost).facts.siteUrl };
}

/** Names of calls stand in the sentences: with another font's letters their lines break elsewhere. */
export const links: LinksFunction = () => [
  { rel: 'preload', href: mono, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

type Loaded = ReturnType<typeof loader>;

export function meta({ loaderData }: { loaderData: Loaded | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, path, siteUrl } = loaderData;
  const page = { _uid: path, component: 'page', title, description };
  const facts = { page, name: title, path, siteUrl, isPreview: false, alternates: [] };
  return pageMeta({ ...facts, language: 'en', picture: homePicture });
}

const guidePages = [
  { to: paths.developers, label: words.firstOrder },
  { to: paths.developerWebhooks, label: words.webhooks },
  { to: paths.developerEdifact, label: words.edifact },
  { to: paths.developerStockLists, label: words.stockLists },
  { to: paths.apiReference, label: words.reference },
] as const;

export default function GuidePage() {
  const { title, tree, path } = useLoaderData<typeof loader>();
  return (
    <Page heading={<Heading level={1}>{title}</Heading>}>
      <nav aria-label={words.guides} className="flex flex-wrap gap-x-6 gap-y-2">
        {guidePages.map(({ to, label }) => (
          <span key={to} className="inline-flex min-h-11 items-center">
            {to === path ? (
              <strong aria-current="page">{label}</strong>
            ) : (
              <Link to={to} isDocument>
                {label}
              </Link>
            )}
          </span>
        ))}
      </nav>
      <Stack>
        {stepsOf(tree.content).map(({ text, code }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes on the page
          <div key={index} className="grid gap-4 lg:grid-cols-2 lg:gap-10">
            <Part nodes={text} />
            {code.length > 0 && <Part nodes={code} />}
          </div>
        ))}
        <Text>{words.help}</Text>
      </Stack>
    </Page>
  );
}

function Part({ nodes }: { nodes: GuideNode[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RichText tree={{ type: 'doc', content: nodes }} renderBlock={() => null} />
    </div>
  );
}
