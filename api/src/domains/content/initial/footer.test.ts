import { keyIn, languagesOf, otherLanguages } from '@quayside/contract/content-language-values';
import { type ContentBlock, isBlock } from '@quayside/contract/content-values';
import { describe, expect, it } from 'vitest';
import { footer } from './footer.ts';

const childrenOf = (block: ContentBlock, key: string): ContentBlock[] => {
  const given: unknown = block[key];
  return Array.isArray(given) ? given.filter(isBlock) : [];
};

describe('[LAY-15] [MKT-10] the footer that an installation begins with', () => {
  it('has every title and link in each language that pages may have', () => {
    const sections = childrenOf(footer.content, 'sections');
    const named = sections.flatMap((section) => [
      { block: section, key: 'title' },
      ...childrenOf(section, 'links').map((block) => ({ block, key: 'label' })),
    ]);
    expect(named.length).toBeGreaterThan(12);
    for (const { block, key } of named)
      for (const language of otherLanguages) expect(block[keyIn(key, language)], `${block[key]}`).toMatch(/\S/);
    expect(languagesOf(footer.content)).toEqual(['en', ...otherLanguages]);
  });
});
