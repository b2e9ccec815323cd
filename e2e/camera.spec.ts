import type { Page } from '@playwright/test';
import { labelPicture } from '../api/src/testing/label-picture.ts';
import { expect, people, signIn, test } from './fixtures.ts';

/**
 * Chromium without a window has no camera: this one is pretended. It is refused once, then films the pictures one after
 * the other, two seconds each. Everything behind it is the product's.
 */
async function pretendCamera(page: Page, pictures: readonly Buffer[]): Promise<void> {
  const sources = pictures.map((picture) => `data:image/jpeg;base64,${picture.toString('base64')}`);
  await page.addInitScript((urls) => {
    const film = async (): Promise<MediaStream> => {
      const shown = await Promise.all(
        urls.map(async (url) => {
          const picture = new Image();
          picture.src = url;
          await picture.decode();
          return picture;
        }),
      );
      const canvas = Object.assign(document.createElement('canvas'), { width: 1_280, height: 720 });
      const began = performance.now();
      setInterval(() => {
        const picture = shown[Math.floor((performance.now() - began) / 2_000) % shown.length];
        if (picture) canvas.getContext('2d')?.drawImage(picture, 0, 0);
      }, 100);
      return canvas.captureStream(10);
    };
    let asked = 0;
    const getUserMedia = async () => {
      asked += 1;
      if (asked === 1) throw new DOMException('Permission denied', 'NotAllowedError');
      return film();
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, sources);
}

test('[WH-02] [WH-08] the camera reads labels: each package is received once, and nothing comes from elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await signIn(context, people.warehouse);
  const { results } = (await worker.call('GET', '/warehouse/packages/?status=ANNOUNCED&size=100')).body;
  const [one, other] = results.slice(-2);
  const shown = async ({ qid }: { qid: string }) => (await worker.call('GET', `/warehouse/packages/${qid}/`)).body;
  const { sscc } = await shown(one);
  await pretendCamera(page, [
    await labelPicture({ bcid: 'gs1-128', text: `(00)${sscc}` }),
    await labelPicture({ bcid: 'qrcode', text: other.code }),
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/warehouse/incoming/');
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The camera is blocked. Allow it for this site');
  await page.getByRole('button', { name: 'Close camera' }).click();
  const fromElsewhere = () => asked.filter((url) => /^https?:/.test(url) && !url.startsWith(baseURL ?? ''));
  expect(
    asked.filter((url) => url.endsWith('.wasm')),
    'the reader comes with the camera',
  ).toEqual([]);
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(page.locator('[data-camera=reading]')).toBeVisible();
  for (const { code } of [one, other]) await expect(page.locator('[data-band=ok]')).toContainText(code);
  for (const { qid } of [one, other]) {
    const { status, events } = await shown({ qid });
    expect(status).toBe('CONFIRMED');
    expect(events.filter(({ action }: { action: string }) => action === 'confirm')).toHaveLength(1);
  }
  expect(fromElsewhere()).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Close camera' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('[WH-08] only documents of the warehouse may run the reader', async ({ context, request }) => {
  await signIn(context, people.warehouse);
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/warehouse/incoming/')).toContain("'wasm-unsafe-eval'");
  for (const path of ['/', '/login/', '/orders/', '/my-profile/security/'])
    expect(await policyOf(path), path).not.toContain('wasm');
});
