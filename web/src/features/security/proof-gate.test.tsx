// @vitest-environment happy-dom
import { securityMessages } from '@quayside/contract/messages/security';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerOf, api, connectSession } from '../../lib/api.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ProofGate } from './proof-gate.tsx';

it('[PRO-10] who needs a second factor and has none is led to where it is set up, once; the call fails as it came', async () => {
  const server = fakeApi();
  server.on('GET /internal/sellers/', refusal(403, 'second_factor_missing', 'Said'));
  connectSession({ fresh: async () => 'token', refused: async () => false });
  const hands = showPage(<ProofGate />, '/internal/sellers/');
  const ask = () => answerOf(api.GET('/internal/sellers/'));
  await expect(ask()).rejects.toMatchObject({ code: 'second_factor_missing' });
  const words = securityMessages.missing;
  expect((await screen.findByRole('link', { name: words.go })).getAttribute('href')).toBe('/my-profile/security/');
  await hands.click(screen.getByRole('button', { name: words.later }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(ask()).rejects.toMatchObject({ code: 'second_factor_missing' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
