/** Staff: claims made for a test (absent in production, CFG-03). */

import { testClaimAnswer, testClaimBody } from '@quayside/contract/claims';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { createTestClaim, sellerOfClaimable } from '../claims/claims.public.ts';

export const testClaimRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).post(
      '/internal/test-claim/',
      {
        schema: {
          tags: ['internal'],
          summary: 'Make a claim about a paid order, as its buyer would',
          body: testClaimBody,
          response: { 200: testClaimAnswer },
        },
        config: {
          permission: 'staff.test_sale',
          errors: [
            'claim_sale_not_found',
            'claim_sale_not_paid',
            'claim_already_open',
            'claim_nothing_shipped',
            'claim_invalid_transition',
          ],
        },
      },
      async (request) => {
        const sellerId = await sellerOfClaimable(deps, request.body.saleQid);
        return writeOnce(deps, writeOf(request, { scope: { sellerId } }), testClaimAnswer, (write) =>
          createTestClaim(write, { ...request.body, sellerId }),
        );
      },
    );
  };
