import type { Page } from '@playwright/test';

/**
 * Chromium without a window has no camera: this one is pretended. It is refused once, unless told otherwise, then films the pictures one after
 * the other, two seconds each. Everything behind it is the product's.
 */
export async function pretendCamera(
  page: Page,
  pictures: readonly Buffer[],
  { isRefusedFirst = true } = {},
): Promise<void> {
  const sources = pictures.map((picture) => `data:image/jpeg;base64,${picture.toString('base64')}`);
  await page.addInitScript(
    ([urls, isRefused]) => {
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
        if (asked === 1 && isRefused) throw new DOMException('Permission denied', 'NotAllowedError');
        return film();
      };
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    },
    [sources, isRefusedFirst] as const,
  );
}
