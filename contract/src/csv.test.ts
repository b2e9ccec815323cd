import { expect, it } from 'vitest';
import { csvCell } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['-5.20', '-5.20'],
  ['+49 30 1234', "'+49 30 1234"],
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['name\n=1+1', `"name\n'=1+1"`],
  ['name;＝1+1', "name;'＝1+1"],
  ['a, b', '"a, b"'],
  ['x;"=1+1;', `"x;""'=1+1;"`],
  ['x; =1+1', "x; '=1+1"],
  ['Reasons:\n- late', '"Reasons:\n- late"'],
  ['8;9', '8;9'],
])('[INV-01] %j shows its text and computes nothing, whatever sign parts cells there: %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
