// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeParts } from './code-parts.tsx';

it('[PRO-10] what is typed is read out once it is right or wrong, not with each key', () => {
  const shown = render(<CodeParts parts={[]} tone="open" verdict="4 of 22" />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByText('4 of 22')).toBeDefined();
  shown.rerender(<CodeParts parts={[]} tone="wrong" verdict="The check digits are wrong" />);
  expect(screen.getByRole('status').textContent).toBe('The check digits are wrong');
});
