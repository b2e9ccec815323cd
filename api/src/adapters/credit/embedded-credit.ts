/** Our own people judge, by what the application asks for: there is no page to go on to, and the limit is what was asked. */
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { askedLimit } from './applications.repository.ts';
import type { CreditPort } from './credit.port.ts';
import { signedNotice } from './credit-notice.ts';

export function embeddedCredit(database: Database, { tokenSecret }: Pick<Config, 'tokenSecret'>): CreditPort {
  const key = derivedKey(tokenSecret, 'credit-notice');
  return {
    apply: async () => ({ outcome: 'begun', page: null }),
    limitOf: async (reference) => {
      const limitMinor = await askedLimit(database, reference);
      return limitMinor === null ? { outcome: 'unknown' } : { outcome: 'ok', limitMinor };
    },
    noticeOf: (headers, body) => signedNotice(key, headers, body),
  };
}
