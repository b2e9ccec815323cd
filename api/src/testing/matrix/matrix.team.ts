/** Who may see and change the people of a company, and read what was changed in it (domain page, section 14). */
import { newId } from '../../kernel/ids.ts';
import type { OwnedResources } from './owned-resources.ts';

const managers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const keyMakers = [...managers, 'buyer'] as const;

export const teamPolicy = {
  'GET /api/internal/warehouse-people/': { allowed: ['staff'] },
  'POST /api/internal/warehouse-people/': {
    allowed: ['staff'],
    // No warehouse has this id.
    request: ({ sale }: OwnedResources) => ({
      body: { email: 'new@harbour.example', role: 'WAREHOUSE_WORKER', warehouseQid: sale },
    }),
    answers: [404, 429],
    acrossCompanies: true,
  },
  'DELETE /api/internal/warehouse-people/{qid}/': {
    allowed: ['staff'],
    request: ({ sale }: OwnedResources) => ({ params: { qid: sale } }),
    answers: 404,
    acrossCompanies: true,
  },
  'GET /api/company/data/': { allowed: managers },
  'POST /api/company/data/': { allowed: managers },
  'GET /api/company/data/parts/{part}/': {
    allowed: managers,
    request: () => ({ params: { part: '1' } }),
    answers: 404,
  },
  // The password is wrong, until there were too many.
  'POST /api/company/close/': {
    allowed: managers,
    request: () => ({ body: { secret: 'not the password' } }),
    answers: [400, 429],
  },
  'GET /api/team/': { allowed: managers },
  'POST /api/team/invitations/': {
    allowed: managers,
    request: () => ({ body: { emails: [`${newId()}@colleague.example`], role: 'VIEWER' } }),
    answers: 201,
  },
  'POST /api/team/{qid}/renew/': {
    allowed: managers,
    request: ({ invited }: OwnedResources) => ({ params: { qid: invited } }),
  },
  'PATCH /api/team/{qid}/': {
    allowed: managers,
    request: ({ invited }: OwnedResources) => ({ params: { qid: invited }, body: { role: 'ORDERS' } }),
  },
  'DELETE /api/team/{qid}/': {
    allowed: managers,
    request: ({ invited }: OwnedResources) => ({ params: { qid: invited } }),
  },
  'GET /api/api-keys/': { allowed: keyMakers },
  'POST /api/api-keys/': {
    allowed: keyMakers,
    request: () => ({ body: { name: 'Stock sync', scopes: ['claims.read'] } }),
    answers: [201, 409],
  },
  'DELETE /api/api-keys/{qid}/': {
    allowed: keyMakers,
    request: ({ apiKey }: OwnedResources) => ({ params: { qid: apiKey } }),
  },
  'GET /api/audit-log/': {
    allowed: managers,
    request: ({ invited }: OwnedResources) => ({ query: { personQid: invited } }),
  },
  'GET /api/audit-log/export/': {
    allowed: managers,
    request: ({ invited }: OwnedResources) => ({ query: { personQid: invited } }),
  },
  'GET /api/audit-log/people/': { allowed: managers },
  'GET /api/audit-log/check/': { allowed: managers },
} as const;
