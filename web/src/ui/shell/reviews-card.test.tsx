import { expect, it, vi } from 'vitest';
import { renderDocument } from '../../app/render-document.ts';
import { ReviewsCard } from './reviews-card.tsx';

const trustpilot = { businessUnit: 'b'.repeat(24), template: 't'.repeat(24), domain: 'quayside.example' };
const render = (frameUrl: string | null, widget: typeof trustpilot | null = null) =>
  renderDocument(<ReviewsCard frameUrl={frameUrl} trustpilot={widget} moreTo="/#how-it-works" />, { report: vi.fn() });

it('[LAY-09] without a reviews service a card of our own leads on, and nothing comes from elsewhere', async () => {
  const html = await render(null);
  expect(html).toContain('href="/#how-it-works"');
  expect(html).not.toMatch(/<iframe|<script|https?:/);
});

it('[LAY-09] [INTG-04] a reviews service is a card that names its host until the visitor agrees: no frame in the document', async () => {
  const html = await render('https://reviews.example.com/widget');
  expect(html).toContain('The reviews are a frame of reviews.example.com.');
  expect(html).toContain('Show the reviews');
  expect(html).toMatch(/class="[^"]*min-h-\[120px\]/);
  expect(html).not.toMatch(/<iframe|<script|src=/);
});

it('[LAY-09] [INTG-04] Trustpilot’s widget is a link of its size until its script comes, and asks nobody by itself', async () => {
  const html = await render(null, trustpilot);
  expect(html).toMatch(/class="trustpilot-widget h-\[120px\]/);
  expect(html).toContain(`data-businessunit-id="${trustpilot.businessUnit}"`);
  expect(html).toContain('<a href="https://www.trustpilot.com/review/quayside.example" rel="noopener"');
  expect(html).not.toMatch(/<iframe|<script|<img/);
});
