/** Scripts of vendors, as they are published, at our own pages and our collector. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';

const sourceOf = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8');

// Their scripts come from a test, which no policy of ours allows.
test.use({ bypassCSP: true });

interface Heard {
  heard: string[];
}

test('[INTG-02] [MKT-05] Typeform’s own script opens our questionnaire, hears of each step and closes after it was sent', async ({
  page,
}) => {
  await page.goto('/fees/');
  await page.addStyleTag({ content: sourceOf('@typeform/embed/build/css/popup.css') });
  await page.addScriptTag({ content: sourceOf('@typeform/embed/build/embed.js') });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const told = (name: string) => () => heard.push(name);
    const tf: { createPopup: (form: string, options: object) => { open: () => void } } = Reflect.get(window, 'tf');
    const popup = tf.createPopup(`${location.origin}/embed/forms/sell/`, {
      ...{ autoClose: 1, size: 100, onReady: told('ready'), onSubmit: told('submit'), onClose: told('close') },
      onQuestionChanged: told('question'),
    });
    popup.open();
  });
  const frame = page.frameLocator('iframe[src*="/embed/forms/sell/"]');
  const next = frame.getByRole('button', { name: 'Continue' });
  await frame.getByLabel('Country').selectOption('NL');
  await next.click();
  await frame.getByLabel('Cosmetics').check();
  await next.click();
  await frame.getByLabel('10 to 100 pallets').check();
  await next.click();
  await frame.getByLabel('Yes, as a spreadsheet').check();
  await next.click();
  await frame.getByLabel('Company').fill('Vendor Trading B.V.');
  await frame.getByLabel('Your name').fill('Jo Vendor');
  await frame.getByLabel('Work e-mail address').fill(`vendor-${Date.now()}@newcomer.example`);
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('iframe[src*="/embed/forms/sell/"]')).toHaveCount(0);
  const heard = await page.evaluate(() => {
    const { heard: all }: Partial<Heard> = Object(window);
    return all ?? [];
  });
  expect(heard[0]).toBe('ready');
  expect(heard.filter((name) => name === 'question').length).toBeGreaterThanOrEqual(5);
  expect(heard.filter((name) => ['submit', 'close'].includes(name))).toEqual(['submit', 'close']);
});

test('[INTG-06] Segment’s own script sends pages, events and who it is to our collector, which takes all of them', async ({
  page,
}) => {
  await page.goto('/fees/');
  const answered: { path: string; status: number; body: string }[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/collect/')) return;
    answered.push({ path: pathname, status: answer.status(), body: answer.request().postData() ?? '' });
  });
  await page.addScriptTag({ content: sourceOf('@segment/analytics-next/dist/umd/index.js') });
  await page.evaluate(async () => {
    const { AnalyticsBrowser } = Reflect.get(window, 'AnalyticsNext');
    const [analytics] = await AnalyticsBrowser.load(
      {
        writeKey: 'embedded',
        cdnSettings: {
          integrations: {
            'Segment.io': { apiKey: 'embedded', apiHost: `${location.host}/collect/v1`, protocol: 'http' },
          },
        },
      },
      { disableClientPersistence: true },
    );
    await analytics.page('Fees');
    await analytics.track('Registration opened', { from: 'fees' });
    await analytics.identify('0192f3a0-5c00-7000-8000-000000000001');
  });
  await expect
    .poll(() => answered.map(({ path }) => path).toSorted())
    .toEqual(['i', 'p', 't'].map((one) => `/collect/v1/${one}`));
  expect(answered.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answered.map(({ body }) => JSON.parse(body).type).toSorted()).toEqual(['identify', 'page', 'track']);
});
