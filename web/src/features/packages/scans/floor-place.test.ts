import { expect, it } from 'vitest';
import { targetIn, workAt } from './floor-place.ts';

const shipmentQid = '0198c0de-0000-7000-8000-0000000000c1';

it.each([
  ['#/warehouse/incoming/?tab=missing', { kind: 'receive' }],
  ['#/warehouse/figures/', { kind: 'receive' }],
  ['', { kind: 'receive' }],
  ['#https://elsewhere.example/', { kind: 'receive' }],
  [`#/warehouse/shipments/${shipmentQid}/?page=2`, { kind: 'add', shipmentQid }],
  ['#/warehouse/shipments/', null],
  [`#/warehouse/packages/${shipmentQid}/`, null],
  ['#/warehouse/confirmed-packages/', null],
  ['#/warehouse/ready-to-ship/', null],
])('[WH-08] without a network scans at %s are kept for what that page takes them for', (hash, work) => {
  expect(workAt(targetIn(hash))).toEqual(work);
});
