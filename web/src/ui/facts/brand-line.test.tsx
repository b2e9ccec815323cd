// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BrandLine } from './brand-line.tsx';

afterEach(cleanup);

it('[INV-01] a brand that is written from right to left is kept apart from the size beside it', () => {
  const { container } = render(<BrandLine brand="נהר שקט" more="220 g" />);
  expect(screen.getByText('נהר שקט').tagName).toBe('BDI');
  expect(container.textContent).toBe('נהר שקט, 220 g');
});

it('says no comma beside nothing', () => {
  expect(render(<BrandLine brand="Selkie" more={null} />).container.textContent).toBe('Selkie');
  expect(render(<BrandLine brand="" more="220 g" />).container.textContent).toBe('220 g');
});
