// @vitest-environment happy-dom
import { leadPageMessages } from '@quayside/contract/messages/lead-pages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { StockChecks } from './components/stock-checks.tsx';

const words = leadPageMessages.stockChecks;
const qid = '0198c0de-0000-7000-8000-000000000001';
const checked = { qid, fileName: 'spring.xlsx', rowsTotal: 10, counts: { CREATED: 7, GTIN_UNKNOWN: 2, EMPTY_ROW: 1 } };

it('[INT-02] a lead shows the checks of its list, each opens, and another one begins with its deal number', async () => {
  fakeApi();
  const check = {
    ...checked,
    status: 'PREVIEW_READY' as const,
    createdBy: 'Vera',
    createdAt: '2026-11-23T08:00:00.000Z',
  };
  showPage(
    <StockChecks lead={{ slug: 'marlin', dealId: 'D-00001042', stockChecks: [check] }} />,
    '/internal/seller-onboarding/marlin/',
    { isStaff: true },
  );
  const link = await screen.findByRole('link', { name: 'spring.xlsx' });
  expect(link.getAttribute('href')).toBe(`/internal/seller-initial-checker/?task=${qid}&deal=D-00001042&lead=marlin`);
  expect(screen.getByText(words.known(7, 9))).toBeDefined();
  const next = screen.getByRole('link', { name: words.check });
  expect(next.getAttribute('href')).toBe('/internal/seller-initial-checker/?deal=D-00001042&lead=marlin');
});
