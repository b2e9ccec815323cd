/** The call of the page that makes orders for trying things out. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type TestSale = BodyOf<'/internal/test-sale/', 'post'>;

export const createTestSale = (body: TestSale) => answerOf(api.POST('/internal/test-sale/', { body }));
