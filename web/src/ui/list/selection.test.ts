import { expect, it } from 'vitest';
import { headSelection } from './selection.ts';

const rows = [{ qid: 'a' }, { qid: 'b' }];
const chosenOf = (isSelectable: () => boolean) => ({
  ...{ chosen: new Set(['a']), onChange: () => undefined, isSelectable },
  ...{ rowKey: ({ qid }: { qid: string }) => qid, nameOf: ({ qid }: { qid: string }) => qid },
});

it('[ORD-18] the checkbox above all rows is there where one of them can be chosen, and nowhere else', () => {
  expect(
    headSelection(
      chosenOf(() => true),
      rows,
    ),
  ).toMatchObject({ isSelected: false, isPartly: true });
  expect(
    headSelection(
      chosenOf(() => false),
      rows,
    ),
  ).toBeNull();
});
