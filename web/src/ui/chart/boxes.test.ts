import { expect, it } from 'vitest';
import { boxesOf, boxSize, layersOf, placeOf } from './boxes.ts';

it.each([
  [[0], 1],
  [[42], 1],
  [[43], 2],
  [[48_200, 21_000], 2_000],
  [[274_417.27], 10_000],
])('[INV-10] weeks of %j are drawn in boxes of %i, so that the highest pallet fits', (values, size) => {
  expect(boxSize(values)).toBe(size);
});

it('[INV-10] three boxes make a layer, and a box that is begun is drawn', () => {
  expect([boxesOf(0, 10), boxesOf(10, 10), boxesOf(10.01, 10)]).toEqual([0, 1, 2]);
  expect([0, 2, 3].map(placeOf)).toEqual([
    { layer: 0, place: 0 },
    { layer: 0, place: 2 },
    { layer: 1, place: 0 },
  ]);
  expect(layersOf(45, 10)).toBe(1.5);
});
