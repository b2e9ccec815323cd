/** The call of the page that makes orders for trying things out. */
import type { TestSale, TestSaleAnswer } from '@quayside/contract/sales';
import { callApi } from '../../lib/api.ts';

export const createTestSale = (body: TestSale, key: string) =>
  callApi<TestSaleAnswer>('POST', '/internal/test-sale/', { body, idempotencyKey: key });
