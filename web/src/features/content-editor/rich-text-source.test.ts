import { expect, it } from 'vitest';
import { docOf, isTypeable, sourceOf } from './rich-text-source.ts';

const source = '## Fees\n\nWe take **8 %** of *goods*, as [told](/fees/).\n\n- one\n- two\n\n### Smaller';

it('[MKT-10] rich text is typed as lines and comes back the same', () => {
  const doc = docOf(source);
  expect(doc.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bullet_list', 'heading']);
  expect(sourceOf(doc)).toBe(source);
  expect(isTypeable(doc)).toBe(true);
  expect(isTypeable(undefined)).toBe(true);
});

it('[MKT-10] what cannot be typed is known, so that nothing of it is lost', () => {
  const table = { type: 'doc', content: [{ type: 'table', content: [] }] };
  const twoMarks = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }, { type: 'italic' }] }] },
    ],
  };
  expect([isTypeable(table), isTypeable(twoMarks)]).toEqual([false, false]);
});
