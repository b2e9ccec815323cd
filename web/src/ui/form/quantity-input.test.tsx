// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { QuantityInput } from './quantity-input.tsx';

function Stock({ onPieces }: { onPieces: (pieces: number) => void }) {
  const [value, setValue] = useState(6);
  const change = (pieces: number) => {
    setValue(pieces);
    onPieces(pieces);
  };
  return <QuantityInput label="Pieces" value={value} onChange={change} />;
}

it.each([
  ['12.0', 12],
  ['12,5', 12],
  ['1,200', 1_200],
  ['007', 7],
  ['twelve', 0],
])('[ORD-05] %s typed key by key is %d pieces', async (text, pieces) => {
  let last = Number.NaN;
  const onPieces = (value: number) => {
    last = value;
  };
  const hands = showPage(<Stock onPieces={onPieces} />, '/');
  const field = screen.getByRole('spinbutton', { name: 'Pieces' });
  await hands.clear(field);
  await hands.type(field, text);
  expect(last).toBe(pieces);
  await hands.tab();
  expect(field).toHaveProperty('value', String(pieces));
});

it('[ORD-05] a number that was here before, such as a draft of yesterday, is told at once where it is wrong', () => {
  showPage(<QuantityInput label="Pieces" value={90} max={78} onChange={() => undefined} />, '/');
  expect(screen.getByRole('spinbutton', { name: 'Pieces' }).getAttribute('aria-invalid')).toBe('true');
});

it('[ORD-05] a field that nobody has filled in yet is not wrong', () => {
  showPage(<QuantityInput label="Pieces" value={0} min={1} onChange={() => undefined} />, '/');
  expect(screen.getByRole('spinbutton', { name: 'Pieces' }).getAttribute('aria-invalid')).not.toBe('true');
});
