import { expect, people, signIn, test } from './fixtures.ts';

/** A page of this journey's own, so that journeys beside it see the site as it is. */
const slug = () => `journey-${crypto.randomUUID().slice(0, 8)}`;

test('[MKT-10] [INTG-01] staff write a page, look at it, publish it, and every visitor sees it at once', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const address = slug();
  await signIn(context, people.staff);
  await page.goto('/internal/content/');
  await page.getByRole('button', { name: 'Add a page' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Name').fill('Spring on the quay');
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring on the quay' })).toBeVisible();

  await page.getByLabel('Add to “Page”').selectOption({ label: 'Seller hero (Blocks)' });
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Sell the spring stock.');
  await page.getByLabel('Drawing').selectOption('drawing:rack');
  const status = page.getByRole('status').filter({ hasText: /^Saved$/ });
  await expect(status).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { name: 'Sell the spring stock.' })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(`${baseURL}/${address}/`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see this version.')).toBeVisible();
  // Within a second, from every process.
  await expect(async () => {
    await visitor.goto(`${baseURL}/${address}/`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Sell the spring stock.' })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 3_000, intervals: [200] });

  await page.getByLabel('Title', { exact: true }).fill('');
  await expect(page.getByText('1 field is missing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(preview.getByText('a field of “seller_hero” is missing')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sell the spring stock.' })).toBeVisible();

  await page
    .getByRole('button', { name: /^Restore version \d+$/ })
    .first()
    .click();
  await expect(page.getByText('Restored as a draft. Visitors see it once you publish.')).toBeVisible();
  await visitor.context().close();
});

test('[MKT-10] blocks are moved with the keyboard and removed with a way back; a page may wait for its time', async ({
  page,
  context,
}) => {
  await signIn(context, people.staff);
  await page.goto('/internal/content/');
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.getByRole('alertdialog').getByLabel('Name').fill('Moved');
  await page.getByRole('alertdialog').getByLabel('Address').fill(slug());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add page' }).click();
  for (const [block, title] of [
    ['Header panel', 'First'],
    ['Banner', 'Second'],
  ] as const) {
    await page.getByRole('button', { name: /^Page/ }).first().click();
    await page.getByLabel('Add to “Page”').selectOption({ label: `${block} (Blocks)` });
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.getByLabel('Title', { exact: true }).fill(title);
  }
  const tree = page.getByRole('region', { name: 'Blocks' });
  const banner = tree.getByRole('button', { name: /^Banner/ });
  await banner.press('Alt+ArrowUp');
  await expect(tree.getByRole('status')).toHaveText('Banner, place 1 of 2');
  await expect(banner).toBeFocused();
  await tree.getByRole('button', { name: 'Remove Banner' }).click();
  await expect(banner).toHaveCount(0);
  await tree.getByRole('button', { name: 'Undo' }).click();
  await expect(banner).toBeFocused();
  // Another removal, and work after it: what came later is never thrown away with it.
  await tree.getByRole('button', { name: 'Remove Banner' }).click();
  await tree.getByRole('button', { name: /^Header panel/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('Written later');
  await expect(tree.getByRole('button', { name: 'Header panel Written later' })).toBeVisible();
  await expect(tree.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(tree.getByRole('status')).toBeEmpty();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page.getByRole('alertdialog').getByLabel('Date and time').fill('2099-01-02T03:04');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish later' }).click();
  await expect(page.getByText('Will be published on 2 Jan 2099')).toBeVisible();
  await page.getByRole('button', { name: 'Do not publish then' }).click();
  await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
});

test('[MKT-10] [MKT-11] a page written in Dutch too is there at its own address, in its language, and leads from one to the other', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const address = slug();
  const staff = await signIn(context, people.staff);
  const { body } = await staff.call('POST', '/internal/stories/', { slug: address, name: 'Tulips', component: 'page' });
  const hero = { _uid: 'hero', component: 'seller_hero', title: 'Sell your tulips.' };
  const draft = { _uid: 'page', component: 'page', title: 'Tulips', body: [hero] };
  const { version } = body;
  await staff.call('PUT', `/internal/stories/${body.qid}/`, { slug: address, name: 'Tulips', draft, version });

  await page.goto(`/internal/content/${body.qid}/`);
  await page.getByLabel('Language').selectOption({ label: 'Nederlands, 2 not translated' });
  await page.getByLabel('Title of the page').fill('Tulpen');
  await page
    .getByRole('button', { name: /^Seller hero/ })
    .first()
    .click();
  await expect(page.getByText('English: Sell your tulips.')).toBeVisible();
  await page.getByLabel('Title').first().fill('Verkoop uw tulpen.');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { name: 'Verkoop uw tulpen.' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see this version.')).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${baseURL}/${address}/`);
  await expect(visitor.locator('link[rel="alternate"]')).toHaveCount(3);
  await visitor.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Nederlands' }).click();
  await expect(visitor).toHaveURL(`${baseURL}/nl/${address}/`);
  await expect(visitor).toHaveTitle('Tulpen · Quayside');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Verkoop uw tulpen.' })).toBeVisible();
  expect(await visitor.locator('html').getAttribute('lang')).toBe('nl');
  await visitor.goto(`${baseURL}/de/${address}/`);
  await expect(visitor).toHaveURL(`${baseURL}/${address}/`);
  await visitor.context().close();
});

test('[MKT-10] [INTG-01] a block goes from one list into another: dragged with the mouse, and with the keyboard past the end of its own', async ({
  page,
  context,
}) => {
  const staff = await signIn(context, people.staff);
  const address = slug();
  const { body } = await staff.call('POST', '/internal/stories/', {
    ...{ slug: address, name: 'Two panels', component: 'page' },
  });
  const faq = (question: string) => ({ _uid: question, component: 'faq', question, answer: 'You do.' });
  const panel = (heading: string, ...questions: string[]) => ({
    ...{ _uid: heading, component: 'faq_panel', heading, faqs: questions.map(faq) },
  });
  const draft = {
    ...{ _uid: 'page', component: 'page', title: 'Two panels' },
    body: [
      panel('Money', 'Who pays?', 'When?'),
      { _uid: 'banner', component: 'banner', title: 'Between' },
      panel('Goods', 'What?'),
    ],
  };
  const { version } = body;
  await staff.call('PUT', `/internal/stories/${body.qid}/`, { slug: address, name: 'Two panels', draft, version });
  const questionsOf = async () => {
    const story = await staff.call('GET', `/internal/stories/${body.qid}/`);
    const [money, , goods] = story.body.draft.body;
    return [money, goods].map(({ faqs }) => faqs.map(({ question }: { question: string }) => question));
  };
  await page.goto(`/internal/content/${body.qid}/`);
  const tree = page.getByRole('region', { name: 'Blocks' });
  const row = (name: string) => tree.getByRole('button', { name });
  const status = tree.getByRole('status');

  await row('FAQ panel Money').click();
  await row('Question When?').dragTo(row('FAQ panel Goods'));
  await expect(status).toHaveText('Question, place 2 of 2 in FAQ panel: Goods');
  await expect(row('Question When?')).toBeFocused();
  await expect.poll(questionsOf).toEqual([['Who pays?'], ['What?', 'When?']]);

  await row('Question When?').press('Alt+ArrowUp');
  await expect(status).toHaveText('Question, place 1 of 2');
  await row('Question When?').press('Alt+ArrowUp');
  await expect(status).toHaveText('Question, place 2 of 2 in FAQ panel: Money');
  await expect(row('Question When?')).toBeFocused();
  await row('Question When?').press('Alt+ArrowDown');
  await expect(status).toHaveText('Question, place 1 of 2 in FAQ panel: Goods');
  await expect.poll(questionsOf).toEqual([['Who pays?'], ['When?', 'What?']]);

  // A banner has no questions: nothing is dropped there.
  await row('Question When?').dragTo(row('Banner Between'));
  await expect(status).toHaveText('Question, place 1 of 2 in FAQ panel: Goods');
  await expect.poll(questionsOf).toEqual([['Who pays?'], ['When?', 'What?']]);

  // A move is taken back as a removal is.
  await tree.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Question When?')).toBeFocused();
  await expect.poll(questionsOf).toEqual([['Who pays?', 'When?'], ['What?']]);

  // A question takes no banner, but the panel around it stands in a list that does.
  const blocksOf = async () => {
    const story = await staff.call('GET', `/internal/stories/${body.qid}/`);
    return story.body.draft.body.map(({ _uid }: { _uid: string }) => _uid);
  };
  await row('Banner Between').dragTo(row('Question Who pays?'));
  await expect(status).toHaveText('Banner, place 1 of 3');
  await expect.poll(blocksOf).toEqual(['banner', 'Money', 'Goods']);
  const marked = tree.locator('li.border-t-brand, li.outline-brand');
  await expect(marked).toHaveCount(0);

  // Let go on itself: nothing moves, nothing stays marked.
  const box = await row('Question When?').boundingBox();
  if (!box) throw new Error('no row');
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  for (const y of [14, 20, 26, 30]) await page.mouse.move(box.x + 40, box.y + y);
  await page.mouse.up();
  await expect(marked).toHaveCount(0);
  await expect(status).toHaveText('Banner, place 1 of 3');
});
