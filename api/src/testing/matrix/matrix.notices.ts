/** Who may read notices and changes as they happen, and choose how to hear of them. */
import type { OwnedResources } from './owned-resources.ts';
import { principalNames as everybody, type PrincipalName } from './principals.ts';

export const noticePolicy = (portalUsers: readonly PrincipalName[]) => ({
  'GET /api/notifications/': { allowed: portalUsers },
  'POST /api/notifications/read/': {
    allowed: portalUsers,
    request: ({ notification }: OwnedResources) => ({ body: { qids: [notification] } }),
    // People without a company have no notifications, so that none can be named.
    answers: [200, 404],
  },
  'GET /api/notifications/preferences/': { allowed: portalUsers },
  'PUT /api/notifications/preferences/': {
    allowed: portalUsers,
    request: () => ({ body: { preferences: [{ kind: 'NEW_SALE', email: false }] } }),
  },
  'POST /api/notifications/unsubscribe/': {
    allowed: everybody,
    request: () => ({ query: { token: 'not made here' } }),
    answers: 400,
  },
  'GET /api/events/': {
    allowed: portalUsers,
    request: () => ({ query: { once: 'true' } }),
  },
});
