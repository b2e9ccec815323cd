import { type WarehouseFigures, warehouseFigures } from '@quayside/contract/warehouse-figures';
import { describe, expect, it } from 'vitest';
import { figuresFile, rowsOf } from './figures-file.ts';

const at = '2026-11-21T10:42:00.000Z';
const figures: WarehouseFigures = warehouseFigures.parse({
  ...{ at, today: '2026-11-21' },
  waiting: {
    ...{ total: 3, overdue: 1 },
    ages: [
      { days: 0, toCount: 1, inBay: 0, onHold: 0 },
      { days: 6, toCount: 0, inBay: 1, onHold: 1 },
    ],
    oldest: [
      {
        ...{ qid: '0198c0de-0000-7000-8000-000000000002', code: 'PK-1', status: 'ON_HOLD', location: null },
        ...{ sellerName: '=Pan "Borówka"', arrivedAt: at, days: 18 },
      },
    ],
  },
  throughput: {
    ...{ received: 4, sent: 0 },
    hours: [{ hour: 8, received: 4, sent: 0, usual: 2.5 }],
    workers: [{ name: 'Ines', received: 4, putAway: 3, scans: 7 }],
  },
  discrepancies: {
    ...{ goal: 0.035, differing: 1, share: 0.25, types: [{ type: 'SHORT', count: 1 }], sellers: [] },
    weeks: [{ from: '2026-11-16', received: 4, differing: 1, share: 0.25 }],
  },
  dispatches: { today: 0, days: [{ on: '2026-11-21', sent: 2, packedLate: 0, carrierLate: 0 }], latest: [] },
});

describe('[WH-01] [WH-03] [WH-06] the figures of a warehouse as a file', () => {
  it('have a row for each number of each panel', () => {
    const rows = rowsOf(figures);
    expect(rows).toHaveLength(22);
    for (const row of [
      ['Waiting', '6 days ago or more', 'On hold', '1'],
      ['Throughput', '08:00', 'Usually received', '2.5'],
      ['Who did what today, by name', 'Ines', 'Scans', '7'],
      ['Differences', '2026-11-16', 'Share', '0.25'],
      ['Late dispatches', '2026-11-21', 'Handed over', '2'],
    ])
      expect(rows).toContainEqual(row);
  });

  it('compute nothing in a spreadsheet, whatever a seller is called', async () => {
    const text = await figuresFile(figures).text();
    expect(text).toContain('Figure,Of,What,Value\r\n');
    expect(text).toContain(`Oldest packages,PK-1,Seller,"'=Pan ""Borówka"""\r\n`);
  });
});
