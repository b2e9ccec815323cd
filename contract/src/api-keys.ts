/** Keys by which a company's own programs call the API (domain page, section 14). */
import { z } from 'zod';
import { apiKeyScopes } from './api-key-values.ts';
import { instant, qid, text } from './common.ts';

export const apiKey = z
  .strictObject({
    qid,
    name: z.string(),
    ending: z.string().meta({ description: 'The last four signs of the key' }),
    scopes: z.array(z.enum(apiKeyScopes)),
    madeBy: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;
export const apiKeys = z
  .strictObject({
    results: z.array(apiKey),
    scopes: z.array(z.enum(apiKeyScopes)).meta({ description: 'Rights you can give, because you have them' }),
  })
  .meta({ id: 'ApiKeys' });
export type ApiKeys = z.infer<typeof apiKeys>;
export const createApiKeyBody = z.strictObject({
  name: text(60),
  scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
});
export const createdApiKey = z
  .strictObject({ key: z.string().meta({ description: 'Shown this once' }), ...apiKeys.shape })
  .meta({ id: 'CreatedApiKey' });
