import { helpMessages } from '@quayside/contract/messages/help';
import { expect, it } from 'vitest';
import { handbook } from './handbook.ts';

it('[RT-26] every article that a page of the portal leads to stands in the handbook, under the title that leads there', () => {
  const text = JSON.stringify(handbook);
  for (const [anchor, title] of Object.entries(helpMessages.topics)) {
    expect(text).toContain(`"anchor":"${anchor}"`);
    expect(text).toContain(`"title":"${title}"`);
  }
});
