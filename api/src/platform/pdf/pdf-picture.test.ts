import { describe, expect, it } from 'vitest';
import { productDrawing } from '../../../seeds/drawings/product-drawing.ts';
import { pictureOf } from './pdf-picture.ts';

const svg = (inside: string, size = '0 0 96 96') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="${size}">${inside}</svg>`;

describe('[ORD-19] a picture of a product on paper', () => {
  it.each(['hand soap', 'face oil', 'scented candle', 'sticky notes', 'dark chocolate'])(
    'of %s can be drawn',
    (noun) => {
      const picture = pictureOf(productDrawing(3, 'Lavender', noun));
      expect(picture?.side).toBe(96);
      expect(picture?.shapes.length).toBeGreaterThan(4);
    },
  );

  it.each([
    ['a script', svg('<script>1</script>')],
    ['a picture from elsewhere', svg('<image href="http://x.example/1.png"/>')],
    ['text', svg('<text x="1" y="1">a</text>')],
    ['a shape without colour', svg('<path d="M0 0h96"/>')],
    ['a colour by reference', svg('<path fill="url(#a)" d="M0 0h96"/>')],
    ['path data that is none', svg('<path fill="#fff" d="M0 0h96) Tj"/>')],
    ['a rectangle without width', svg('<rect fill="#fff" x="0" y="0" height="3"/>')],
    ['another frame', svg('<path fill="#fff" d="M0 0h96"/>', '0 0 96 48')],
    ['no picture', 'hello'],
  ])('with %s in it is left out', (_, text) => {
    expect(pictureOf(text)).toBeNull();
  });
});
