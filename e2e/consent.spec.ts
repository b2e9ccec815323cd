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
