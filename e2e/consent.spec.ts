import { expect, people, signIn, test } from './fixtures.ts';

const banner = 'May we count your visit?';

test('[INTG-06] refused, nothing is sent to the collector and no cookie but the answer is set; it is not asked again', async ({
  page,
  context,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  const asked = page.getByRole('complementary', { name: banner });
  await expect(asked).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await asked.getByRole('button', { name: 'Refuse' }).click();
  await expect(asked).toBeHidden();
  await page.goto('/fees/');
  await page.goto('/how-it-works/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked).toBeHidden();
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['quayside_consent', 'no']]);
  expect(requests.filter((url) => url.includes('/collect/') || !url.startsWith(String(baseURL)))).toEqual([]);
});

test('[INTG-06] [INTG-17] allowed, pages are counted from then on, also in the portal, without ids', async ({
  page,
  context,
}) => {
  await page.goto('/fees/');
  const first = page.waitForRequest('**/collect/v1/b');
  await page.getByRole('complementary', { name: banner }).getByRole('button', { name: 'Allow' }).click();
  const { batch } = (await first).postDataJSON();
  expect(batch).toMatchObject([{ type: 'page', name: '/fees/', userId: null }]);
  const seller = await signIn(context, people.undisturbed);
  const { body } = await seller.call('GET', '/sales/');
  const inPortal = page.waitForRequest('**/collect/v1/b');
  await page.goto(`/orders/${body.results[0].qid}/`);
  const sent = JSON.stringify((await inPortal).postDataJSON());
  expect(sent).toContain('"/orders/:id/"');
  expect(sent).not.toContain(body.results[0].qid);
});

test('[INTG-06] the answer can be changed: from the portal’s footer and the page about cookies, and a no takes away what the yes had set', async ({
  page,
  context,
}) => {
  const question = page.getByRole('complementary', { name: banner });
  const visitor = () => page.evaluate(() => localStorage.getItem('quayside_visitor'));
  await page.goto('/fees/');
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(visitor).not.toBeNull();
  await signIn(context, people.undisturbed);
  await page.goto('/dashboard/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page).toHaveURL(/\/legal\/cookies\/#cookie-settings$/);
  await expect(question).toBeVisible();
  const again = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Refuse' }).click();
  await again;
  await expect(question).toBeHidden();
  expect(await visitor()).toBeNull();
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/collect/') && sent.push(request.url()));
  await page.goto('/dashboard/');
  await page.goto('/legal/cookies/');
  expect(await visitor()).toBeNull();
  expect(sent).toEqual([]);
  await page.getByRole('region', { name: 'Change your answer' }).getByRole('link', { name: 'Cookie settings' }).click();
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(visitor).not.toBeNull();
});
