import { expect, it } from 'vitest';
import { urgencyOf } from './components/package-columns.tsx';
import { makeWarehousePackage } from './packages.factory.ts';

it('[WH-01] expected packages stand below how urgent they are: late, today, later', () => {
  const on = (expectedOn: string) => urgencyOf(makeWarehousePackage({ status: 'ANNOUNCED', expectedOn }), '2026-11-24');
  expect([on('2026-11-22'), on('2026-11-24'), on('2026-11-25')]).toEqual(['Late', 'Today', 'Later']);
});
