// @vitest-environment happy-dom
import { teamMessages as words } from '@quayside/contract/messages/team';
import { team } from '@quayside/contract/team';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { MemberTable } from './components/member-table.tsx';
import TeamPage from './team.page.tsx';

const member = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000001', account: 'Ines', email: 'ines@marlin.example', version: 1 },
  ...{ role: 'FINANCE' as const, isYou: true, isInvited: false, invitedBy: null, invitedAt: null, mayChange: false },
  ...{ invitationEndsAt: null, lastSeenAt: null, hasSecondFactor: false, sessions: 0 },
};
const roles = [{ role: 'FINANCE' as const, permissions: ['orders.read', 'bank.write'], mayGive: false }];

it('[PRO-13] what each role may do stands once below the cards of a phone, folded', async () => {
  const api = fakeApi();
  api.on('GET /team/', answer(team, { members: [member], roles }));
  api.on('GET /sellers/profile/', refusal(403, 'forbidden', 'Not yours.'));
  showPage(<TeamPage />, '/my-profile/team/', { permissions: ['team.manage'] });
  const fold = (await screen.findByText(words.whatRoles)).closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain(words.roles.FINANCE.text);
  const cells = within(screen.getByRole('row', { name: /ines@/ })).getAllByRole('cell');
  const last = cells.find((cell) => cell.dataset.label === words.columns.seen);
  expect(last?.className.split(' ')).toContain('order-4');
  expect(last?.className).not.toContain('before:content-[attr(data-label)]');
});

it('[PRO-13] one table tells what each person may do, and who has no second factor', async () => {
  fakeApi();
  const shown = team.parse({
    members: [
      member,
      {
        ...member,
        qid: member.qid.replace(/1$/, '2'),
        email: 'pavel@marlin.example',
        hasSecondFactor: true,
        isYou: false,
      },
    ],
    roles,
  });
  showPage(<MemberTable team={shown} error={undefined} onRetry={() => undefined} />, '/my-profile/team/');
  const ines = within(await screen.findByRole('row', { name: /ines@/ }));
  expect(ines.getByText(words.noFactor)).toBeDefined();
  expect(ines.getByText(words.you).querySelector('svg')).toBeNull();
  const cells = (label: string) => ines.getAllByRole('cell').filter((cell) => cell.dataset.label === label);
  expect(cells(words.areas.bank.name)[0]?.textContent).toBe(words.may.change);
  expect(cells(words.areas.orders.name)[0]?.textContent).toBe(words.may.read);
  expect(within(screen.getByRole('row', { name: /pavel@/ })).queryByText(words.noFactor)).toBeNull();
});
