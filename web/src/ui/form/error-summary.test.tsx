// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

function Form() {
  const [typed, setTyped] = useState({ amount: '', reference: '' });
  const [isTried, setTried] = useState(false);
  const fields = ['amount', 'reference'] as const;
  const errors = isTried ? fields.filter((field) => typed[field] === '') : [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      <ErrorSummary errors={errors.map((field) => ({ fieldId: field, message: `Enter the ${field}` }))} />
      {fields.map((field) => (
        <input
          key={field}
          id={field}
          aria-label={field}
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

it('[LAY-13] errors take the focus when a form is sent, and leave it where somebody puts them right', async () => {
  const hands = userEvent.setup();
  render(<Form />);
  await hands.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  await hands.type(screen.getByLabelText('amount'), '100');
  expect(screen.getByLabelText('amount')).toHaveProperty('value', '100');
  await hands.clear(screen.getByLabelText('amount'));
  await hands.type(screen.getByLabelText('amount'), '250');
  expect(screen.getByLabelText('amount')).toHaveProperty('value', '250');
  // Sent again with one of them still open: the same words, and the way to them.
  await hands.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});
