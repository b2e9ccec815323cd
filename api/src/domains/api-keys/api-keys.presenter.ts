import { apiKeyScopes } from '@quayside/contract/api-key-values';
import type { ApiKeys } from '@quayside/contract/api-keys';
import type { ApiKeyRow } from './api-keys.repository.ts';

export const presentKeys = (rows: readonly ApiKeyRow[], own: ReadonlySet<string>): ApiKeys => ({
  results: rows.map(({ id: qid, name, ending, scopes, madeBy, createdAt, lastUsedAt }) => ({
    ...{ qid, name, ending, madeBy, createdAt, lastUsedAt },
    scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
  })),
  scopes: apiKeyScopes.filter((scope) => own.has(scope)),
});
