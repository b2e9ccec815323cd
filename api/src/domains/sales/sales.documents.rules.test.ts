import { saleStatuses } from '@quayside/contract/sale-values';
import { describe, expect, it } from 'vitest';
import { plus } from '../../kernel/clock.ts';
import { deadline, saleContextOf, saleSnapshotOf } from './fixtures/sale-context.factory.ts';
import { documentsRefusal, missingDocumentsOf } from './sales.documents.rules.ts';
import { fire } from './sales.machine.ts';
import { nextActionOf, tasksOf } from './sales.rules.ts';

const ownExport = { shippingMethod: 'SELLER', destinationCountry: 'CH' } as const;
const paid = { status: 'PAID', trackedCount: 1 } as const;

describe('[ORD-13] documents an order must have', () => {
  it.each([
    ['goods stay where VAT is charged', { shippingMethod: 'SELLER', destinationCountry: 'PL' }, []],
    ['goods go to GB', { shippingMethod: 'SELLER', destinationCountry: 'GB' }, []],
    ['our carrier declares the export', { shippingMethod: 'PLATFORM', destinationCountry: 'US' }, []],
    ['nothing is said of shipping yet', { shippingMethod: null, destinationCountry: 'US' }, []],
    ['the seller exports', ownExport, ['EXPORT_DECLARATION']],
    ['other documents are there', { ...ownExport, documentTypes: ['CMR', 'OTHER'] }, ['EXPORT_DECLARATION']],
    ['the declaration is there', { ...ownExport, documentTypes: ['EXPORT_DECLARATION'] }, []],
  ] as const)('%s', (_, sale, missing) => {
    expect(missingDocumentsOf(saleSnapshotOf(sale))).toEqual(missing);
  });

  it('guard the completion after tracking, and are the next action then', () => {
    const untracked = saleContextOf({ ...paid, ...ownExport, trackedCount: 0 });
    expect(fire('complete', untracked)).toMatchObject({ refused: { code: 'tracking_incomplete' } });
    expect(nextActionOf(untracked.sale, untracked.seller)).toBe('ADD_TRACKING');
    const tracked = saleContextOf({ ...paid, ...ownExport });
    expect(fire('complete', tracked)).toEqual({
      refused: { code: 'documents_missing', details: { missing: ['EXPORT_DECLARATION'] } },
    });
    expect(nextActionOf(tracked.sale, tracked.seller)).toBe('UPLOAD_DOCUMENTS');
    const documented = saleContextOf({ ...paid, ...ownExport, documentTypes: ['EXPORT_DECLARATION'] });
    expect(fire('complete', documented)).toEqual({ to: 'COMPLETED' });
    expect(nextActionOf(documented.sale, documented.seller)).toBe('COMPLETE_ORDER');
  });

  it('are a task of the order only where there are any', () => {
    const tasks = (sale: Parameters<typeof saleContextOf>[0]) => {
      const context = saleContextOf(sale);
      return tasksOf(context.sale, context.seller).flatMap(({ name, status }) =>
        name === 'documents' || name === 'complete' ? [`${name} ${status}`] : [],
      );
    };
    expect(tasks(paid)).toEqual(['complete NOT_STARTED']);
    expect(tasks({ ...paid, ...ownExport })).toEqual(['documents NOT_STARTED', 'complete CANNOT_START']);
    expect(tasks({ ...paid, ...ownExport, documentTypes: ['EXPORT_DECLARATION'] })).toEqual([
      'documents COMPLETED',
      'complete NOT_STARTED',
    ]);
  });
});

describe('[ORD-13] when documents can be changed', () => {
  it.each(saleStatuses)('%s', (status) => {
    const isOpen = ['CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID'].includes(status);
    expect(documentsRefusal(saleContextOf({ status }))).toEqual(isOpen ? null : { code: 'invalid_transition' });
  });

  it('until the deadline of a confirmed order, to the millisecond; afterwards there is none', () => {
    expect(documentsRefusal(saleContextOf({}, {}, plus(deadline, -1)))).toBeNull();
    expect(documentsRefusal(saleContextOf({}, {}, deadline))).toMatchObject({ code: 'sale_expired' });
    expect(documentsRefusal(saleContextOf({ status: 'PAID' }, {}, deadline))).toBeNull();
  });
});
