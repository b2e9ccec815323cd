import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderDocument } from '../app/render-document.ts';
import { homeContent } from '../features/content/home.content.ts';
import { legalContent } from '../features/content/legal.content.ts';
import { type Block, BlockList } from './block-list.tsx';

/** As a content system may give it: the list of reasons is missing. */
const broken: Block = JSON.parse('{ "id": "broken", "component": "usp-panel", "heading": "Four lost reasons" }');

const render = (blocks: readonly Block[], report: (error: unknown) => void) =>
  renderDocument(
    <MemoryRouter>
      <BlockList blocks={blocks} />
    </MemoryRouter>,
    { report },
  );

it('[MKT-06] a block that fails to render vanishes alone and is reported', async () => {
  const report = vi.fn();
  const [hero, ...others] = homeContent.blocks;
  if (!hero) throw new Error('the home page has no block');
  const html = await render([hero, broken, ...others], report);
  expect(html).not.toContain('Four lost reasons');
  expect(html).toContain('Your stock list, sold by the pallet.');
  expect(html).toContain('Questions sellers ask first');
  expect(report.mock.calls).toEqual([[expect.any(TypeError)]]);
});

it('[MKT-01] blocks stand in the given order, and a long page needs no script to show them', async () => {
  const report = vi.fn();
  const legal = Object.values(legalContent).flatMap((page) => page?.blocks ?? []);
  const many = [0, 1, 2, 3].flatMap((round) => legal.map((block) => ({ ...block, id: `${round}-${block.component}` })));
  const html = await render([...many, ...homeContent.blocks], report);
  expect(html.lastIndexOf('Fees and payment')).toBeLessThan(html.indexOf('From order to payment in four moves'));
  expect(html).not.toMatch(/<script|hidden=""|<template/);
  expect(report).not.toHaveBeenCalled();
});

function Failing(): never {
  throw new Error('all of it');
}

it('a page that fails as a whole is rejected, not half shown', async () => {
  await expect(renderDocument(<Failing />, { report: vi.fn() })).rejects.toThrow('all of it');
});
