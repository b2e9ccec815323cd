import { type ContentBlock, isBlock } from '@quayside/contract/content-values';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderDocument } from '../app/render-document.ts';
import { BlockList, BlockSurroundingsContext } from './block-list.tsx';

const faq = {
  ...{ _uid: 'faq', component: 'faq_panel', heading: 'Questions sellers ask first' },
  faqs: [{ _uid: 'one', component: 'faq', question: 'Who sets the price?', answer: 'You do.' }],
};
const hero = { _uid: 'hero', component: 'seller_hero', title: 'Sell your stock by the pallet.' };
/** As a content system may give it: the list of reasons is missing. */
const broken = { _uid: 'broken', component: 'usp_panel', heading: 'Four lost reasons' };
const usps = {
  ...{ _uid: 'usps', component: 'usp_panel', heading: 'Four facts' },
  usps: [{ _uid: 'a', component: 'usp', title: 'Nothing to join', body: 'Nothing each month' }],
};

async function render(blocks: readonly ContentBlock[], isPreview = false) {
  const report = vi.fn();
  const html = await renderDocument(
    <MemoryRouter>
      <BlockSurroundingsContext value={{ isPreview }}>
        <BlockList blocks={blocks} />
      </BlockSurroundingsContext>
    </MemoryRouter>,
    { report },
  );
  return { html, report };
}

it('[MKT-06] a block that fails to render vanishes alone and is reported; the preview says it in its place', async () => {
  const { html, report } = await render([hero, broken, faq]);
  expect(html).not.toContain('Four lost reasons');
  expect(html).toContain('Sell your stock by the pallet.');
  expect(html).toContain('Questions sellers ask first');
  expect(report.mock.calls).toEqual([[expect.any(TypeError)]]);
  expect((await render([broken], true)).html).toContain('a field of “usp_panel” is missing');
});

it('[MKT-06] where the block that names the page vanishes, the next one names it: a page has one heading of level 1', async () => {
  const price = { _uid: 'price', component: 'price_panel', title: 'Lost price', slip_title: 'Lost', figures: [] };
  for (const lost of [{ ...hero, title: ' ' }, { _uid: 'legal', component: 'legal_panel', title: 'Lost' }, price]) {
    const { html, report } = await render([lost, { ...hero, title: 'The first that is there' }, hero]);
    expect(report, lost.component).toHaveBeenCalledTimes(1);
    expect(html.match(/<h1[^>]*>[^<]*/g)?.map((heading) => heading.replace(/^<h1[^>]*>/, ''))).toEqual([
      'The first that is there',
    ]);
  }
});

it('[MKT-01] blocks stand in the given order, and a page needs no script to show them', async () => {
  const { html, report } = await render([faq, usps, hero]);
  const places = ['Questions sellers ask first', 'Four facts', 'Sell your stock'].map((words) => html.indexOf(words));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(html).not.toMatch(/<script|hidden=""|<template/);
  expect(report).not.toHaveBeenCalled();
});

it('[MKT-03] blocks whose names begin with “deprecated” render as their current forms', async () => {
  const current = await render([usps]);
  for (const component of ['deprecated_usp_panel', 'deprecatedUspPanel', 'usp-panel'])
    expect((await render([{ ...usps, component }])).html).toBe(current.html);
});

it('[MKT-04] banner and hero carry both texts, for signed-in visitors and for everybody else', async () => {
  const both = { signed_in_title: 'Welcome back', signed_in_description: 'Your next order' };
  const { html } = await render([{ ...hero, ...both }]);
  expect(html).toMatch(/when-signed-in.*Welcome back.*when-anonymous.*Sell your stock/s);
});

it('[MKT-07] a testimonial that is not there renders nothing and is told; the others stand', async () => {
  const found = { content: { _uid: 't', component: 'testimonial', quote: 'Four pallets', name: 'Agnieszka' } };
  const panel = { _uid: 'p', component: 'testimonials_panel', testimonials: ['0192f3a0-5c00-7000-8000-000000000009'] };
  const alone = await render([panel]);
  expect(alone.html).not.toContain('0192f3a0');
  expect(alone.report.mock.calls).toEqual([[expect.objectContaining({ message: 'testimonial not resolved' })]]);
  const { html, report } = await render([{ ...panel, testimonials: [found, ...panel.testimonials] }]);
  expect(html).toContain('Four pallets');
  expect(report).toHaveBeenCalledTimes(1);
});

it('[MKT-02] a legal panel lists its headings of level 2, and each can be linked', async () => {
  const heading = (level: number, text: string) => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  });
  const body = {
    type: 'doc',
    content: [heading(2, 'Fees and payment'), heading(3, 'Not in the list'), heading(2, 'Ending')],
  };
  const { html } = await render([{ _uid: 'l', component: 'legal_panel', title: 'Terms', updated: '2026-11-02', body }]);
  expect(html.match(/href="#[a-z-]+"/g)).toEqual([
    ...['href="#fees-and-payment"', 'href="#ending"', 'href="#fees-and-payment"', 'href="#ending"'],
  ]);
  expect(html).toContain('<h2 id="fees-and-payment"');
  expect(html).toContain('Last changed 2 Nov 2026');
});

it('[MKT-01] rich text keeps its marks, and a link that is a script leads nowhere', async () => {
  const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
  const link = (href: string) => ({ type: 'link', attrs: { href, linktype: 'url' } });
  const paragraph = {
    type: 'paragraph',
    content: [text('bold', { type: 'bold' }), text('fees', link('/fees/')), text('evil', link('javascript:alert(1)'))],
  };
  const { html } = await render([
    { _uid: 'r', component: 'rich_text', body: { type: 'doc', content: [paragraph, { type: 'new' }] } },
  ]);
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toMatch(/<a href="\/fees\/"[^>]*>fees<\/a>evil/);
  expect(html).not.toContain('javascript:');
});

it('[MKT-01] a block that nobody knows shows nothing, and is told in the preview', async () => {
  const unknown = { _uid: 'x', component: 'featured-articles' };
  expect((await render([unknown])).html).not.toContain('featured-articles');
  expect((await render([unknown], true)).html).toContain('there is no block called “featured-articles”');
  expect(isBlock({ component: 'hero' })).toBe(false);
});

function Failing(): never {
  throw new Error('all of it');
}

it('a page that fails as a whole is rejected, not half shown', async () => {
  await expect(renderDocument(<Failing />, { report: vi.fn() })).rejects.toThrow('all of it');
});

it('[INTG-02] a button that stays at the side says “Launch me” where the content gives it no words', async () => {
  const button = (fields: object) => ({ _uid: 'b', component: 'registration_button', ...fields });
  const shown = async (fields: object) => (await render([{ ...hero, cta: [button(fields)] }])).html;
  const side = await shown({ opens: 'side_tab' });
  expect(side).toMatch(/data-questionnaire="side_tab"[^>]*>.*Launch me/s);
  expect(await shown({ opens: 'side_tab', label: 'Sell here' })).not.toContain('Launch me');
  expect(await shown({ opens: 'popup' }), 'nothing to press').not.toContain('data-questionnaire');
});
