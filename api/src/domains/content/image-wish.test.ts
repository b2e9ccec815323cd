import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { formatFor, imageWish } from './image-wish.ts';

/** Its types name no constructor. */
const ImgixClient = createRequire(import.meta.url)('@imgix/js-core');
const secret = 'only for tests';
const wish = { auto: 'format', fit: 'max', q: 75, dpr: 1 };

it('[MKT-08] [INTG-05] pictures are asked for as imgix does: auto=format, fit=max and quality 75 unless said otherwise', () => {
  expect(imageWish('/a/1', '', secret)).toEqual({ ...wish, w: 2_048, h: undefined });
  expect(imageWish('/a/1', 'w=150&dpr=2', secret)).toEqual({ ...wish, w: 150, h: undefined, dpr: 2 });
});

it('[MKT-08] what asks for the same picture is one wish, however it is written', () => {
  const wishes = ['', 'fit=crop', 'fit=clip&dpr=3', 'dpr=2'].map((search) => imageWish('/a/1', search, secret));
  expect(new Set(wishes.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(imageWish('/a/1', 'auto=compress,format&fit=crop&w=150', secret)).toEqual(
    imageWish('/a/1', 'auto=format,compress&w=150', secret),
  );
});

it('[MKT-08] sizes that no page uses need a signature, the one the vendor’s own client makes', () => {
  expect(imageWish('/a/1', 'w=151', secret)).toBeNull();
  const client = new ImgixClient({ domain: 'pictures.example', secureURLToken: secret, includeLibraryParam: false });
  const { pathname, search } = new URL(client.buildURL('/a/1', { w: 151, h: 20, q: 40 }));
  expect(imageWish(pathname, search.slice(1), secret)).toMatchObject({ w: 151, h: 20, q: 40 });
  expect(imageWish(pathname, search.slice(1).replace('w=151', 'w=152'), secret)).toBeNull();
});

it.each(['w=0', 'w=9000', 'fit=stretch', 'w=150&x=1', 'q=101', 'dpr=9'])('[MKT-08] %s is no picture', (search) =>
  expect(imageWish('/a/1', search, secret)).toBeNull(),
);

it('[MKT-08] each reader gets the best format it takes', () => {
  expect(formatFor({ ...wish, auto: 'format', fit: 'max' }, 'image/avif,image/webp,*/*')).toBe('avif');
  expect(formatFor({ ...wish, auto: 'format', fit: 'max' }, 'image/webp,*/*')).toBe('webp');
  expect(formatFor({ ...wish, auto: 'format', fit: 'max' }, '*/*')).toBe('source');
  expect(formatFor({ ...wish, auto: 'compress', fit: 'max' }, 'image/avif')).toBe('source');
});
