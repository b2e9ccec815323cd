/** Who says where a company's programs are told what happens: those who manage them, and buyers' people who order. */
import type { OwnedResources } from './owned-resources.ts';

const allowed = ['ownerOfA', 'ownerOfB', 'pausedSeller', 'buyer'] as const;
const ofEndpoint = ({ webhookEndpoint }: OwnedResources) => ({ params: { qid: webhookEndpoint } });

export const webhookPolicy = {
  'GET /api/webhooks/endpoints/': { allowed },
  'POST /api/webhooks/endpoints/': {
    allowed,
    request: () => ({ body: { url: 'https://erp.example/hooks' } }),
    // Five are a company's at most.
    answers: [201, 409],
  },
  'DELETE /api/webhooks/endpoints/{qid}/': { allowed, request: ofEndpoint },
  'POST /api/webhooks/endpoints/{qid}/rotate-secret/': { allowed, request: ofEndpoint },
  'POST /api/webhooks/endpoints/{qid}/test/': { allowed, request: ofEndpoint, answers: 201 },
  'GET /api/webhooks/deliveries/': { allowed },
  'POST /api/webhooks/deliveries/{qid}/replay/': {
    allowed,
    request: ({ webhookDelivery }: OwnedResources) => ({ params: { qid: webhookDelivery } }),
  },
} as const;
