import { expect, it } from 'vitest';
import { z } from 'zod';
import { news } from './pages.ts';

const node = z.object({ type: z.string(), content: z.array(z.object({ text: z.string() })) });
const texts = z.object({ body: z.array(z.looseObject({ component: z.string() })) });
const prose = z.object({ body: z.object({ content: z.array(node) }) });

it('[MKT-12] each entry of the news tells its day, newest first', () => {
  const text = texts.parse(news.content).body.find(({ component }) => component === 'rich_text');
  const nodes = prose.parse(text).body.content;
  const days = nodes.flatMap(({ type }, index) =>
    type === 'heading' ? [nodes[index + 1]?.content[0]?.text ?? ''] : [],
  );
  const times = days.map((day) => Date.parse(`${day} UTC`));
  expect(
    times.every((time) => Number.isFinite(time)),
    days.join('; '),
  ).toBe(true);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
