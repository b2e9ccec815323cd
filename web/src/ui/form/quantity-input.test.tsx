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
