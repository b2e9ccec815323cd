import { isBlock } from '@quayside/contract/content-values';
import { helpMessages as words } from '@quayside/contract/messages/help';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { childrenOf, isNamed, textOf } from '../../blocks/block.ts';
import { plainTextOf } from '../../blocks/rich-text.tsx';
import { HelpArticle } from '../../blocks/texts.block.tsx';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { Text } from '../../ui/text.tsx';
import { ContactCard } from '../profile/profile.public.ts';
import { matching } from './help-search.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** The handbook as the content system has it now. Without one the page still says whom to ask. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { content } = context.get(webHost);
  const page = (await content.story('help-center'))?.content;
  if (!isBlock(page)) return { articles: [] };
  const blocks = childrenOf(page, 'body').filter((block) => isNamed(block, 'help_article') && block.body);
  return {
    articles: blocks
      .map((block) => ({
        block,
        anchor: textOf(block, 'anchor'),
        title: textOf(block, 'title'),
        summary: textOf(block, 'summary'),
        text: plainTextOf(block.body),
      }))
      .filter(({ anchor, title, summary }) => anchor !== '' && title !== '' && summary !== ''),
  };
}

/** The handbook changes seldom: a search or an anchor is no reason to ask for it again. */
export const shouldRevalidate = () => false;

/** RT-26: the seller handbook with its search, terms and conditions, and whom to ask. */
export default function HelpCenterPage() {
  const [parameters, setParameters] = useSearchParams();
  const asked = (parameters.get('q') ?? '').slice(0, 80);
  const search = (q: string) => setParameters(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{words.title}</Heading>}>
        <Split aside={<Aside />}>
          <Stack gap={4}>
            <Text tone="muted">{words.lead}</Text>
            <ListSearch label={words.search} placeholder={words.searchExample} value={asked} onSearch={search} />
          </Stack>
          <Articles asked={asked} />
        </Split>
      </Page>
    </FullHeight>
  );
}

function Articles({ asked }: { asked: string }) {
  const { articles } = useLoaderData<typeof loader>();
  const { supportMailbox } = useSiteInfo();
  const wanted = decodedAnchor(useLocation().hash);
  const found = matching(articles, asked);
  useEffect(() => {
    if (wanted !== '') document.getElementById(wanted)?.scrollIntoView();
  }, [wanted]);
  if (found.length === 0) {
    const letter = `mailto:${supportMailbox}?subject=${encodeURIComponent(words.askSubject(asked))}`;
    return (
      <EmptyState title={asked === '' ? words.failed : words.none(asked)} action={<Link to={letter}>{words.ask}</Link>}>
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{words.handbook}</Heading>
      <div role="status">{asked !== '' && <Text tone="muted">{words.found(found.length, asked)}</Text>}</div>
      {found.map(({ block, anchor }) => (
        <HelpArticle
          key={`${anchor} ${asked !== '' && found.length <= 2} ${wanted === anchor}`}
          block={block}
          renderBlock={() => null}
          isOpen={wanted === anchor || (asked !== '' && found.length <= 2)}
        />
      ))}
    </Stack>
  );
}

/** "#orders" → "orders"; what can't be read names nothing. */
function decodedAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function Aside() {
  return (
    <>
      <ContactCard />
      <Card title={words.terms}>
        <Stack gap={2}>
          <Text tone="muted">{words.termsText}</Text>
          <Link to={paths.legal('terms')}>{words.terms}</Link>
          <Link to={paths.legal('privacy')}>{words.privacy}</Link>
          <Link to={paths.legal('cookies')}>{words.cookies}</Link>
        </Stack>
      </Card>
      <Card title={words.keyboard}>
        <Text tone="muted">{words.keyboardText}</Text>
      </Card>
    </>
  );
}
