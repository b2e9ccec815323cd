import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBlock } from '@quayside/contract/content-values';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { renderDocument } from '../app/render-document.ts';
import { childrenOf } from './block.ts';
import { BlockList, BlockSurroundingsContext } from './block-list.tsx';

const folder = join(process.env.QUAYSIDE_DATA ?? join(import.meta.dirname, '../../../../shared/data'), 'cms_stories');
const files = (() => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
})();
if (files.length === 0) process.stdout.write('stories of other sites: not run: no data\n');

it.runIf(files.length > 0).each(files)('[MKT-06] %s of another site renders without a crash', async (name) => {
  const read: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const story: { content?: unknown } = Object(read);
  const content = isBlock(story.content)
    ? story.content
    : { _uid: 'root', component: 'page', ...Object(story.content) };
  const failures: unknown[] = [];
  const html = await renderDocument(
    <MemoryRouter>
      <BlockSurroundingsContext value={{ isPreview: true }}>
        <BlockList blocks={[content, ...childrenOf(content, 'body')]} />
      </BlockSurroundingsContext>
    </MemoryRouter>,
    { report: (error) => failures.push(error) },
  );
  // Blocks of other sites are unknown, or lack what ours need: both are told, and nothing else fails.
  expect(failures.every((error) => error instanceof TypeError && error.message.includes('is missing'))).toBe(true);
  expect(html).toContain('Nobody sees this');
});
