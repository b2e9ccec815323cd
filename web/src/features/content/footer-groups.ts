import { type ContentBlock, isBlock } from '@quayside/contract/content-values';
import { addressOf, childrenOf, textOf } from '../../blocks/block.ts';
import { cookieSettings } from '../../lib/analytics/consent.ts';
import type { FooterGroup } from '../../lib/site-info.ts';

/** The groups of the footer's story. What has no label or leads nowhere is left out, and so is a group without links. */
export function footerGroups(content: object | null): readonly FooterGroup[] {
  if (!isBlock(content) || content.component !== 'footer') return [];
  return childrenOf(content, 'sections')
    .map((section) => ({
      title: textOf(section, 'title'),
      links: childrenOf(section, 'links').flatMap(linkOf),
    }))
    .filter(({ title, links }) => title !== '' && links.length > 0);
}

function linkOf(block: ContentBlock): FooterGroup['links'][number][] {
  const [label, to] = [textOf(block, 'label'), addressOf(block.link)];
  return label === '' || to === null ? [] : [{ label, to }];
}

/** The way to answer the question about counting anew, last of the last group: no edit of the footer takes it away. */
export const withCookieSettings = (groups: readonly FooterGroup[], label: string): readonly FooterGroup[] =>
  groups.map((group, index) =>
    index < groups.length - 1
      ? group
      : { ...group, links: [...group.links, { label, to: `/legal/cookies/${cookieSettings}` }] },
  );
