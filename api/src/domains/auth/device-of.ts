import type { Deps } from '../../platform/deps.ts';
import { deviceCookieName } from './auth.cookies.ts';
import { readDeviceToken } from './device-token.ts';

type Asking = { readonly cookies: Readonly<Record<string, string | undefined>> };

/** The browser a request comes from, by its device cookie; null when it has none of ours. */
export function deviceOf({ cookies }: Asking, { config }: Pick<Deps, 'config'>): string | null {
  return readDeviceToken(config, cookies[deviceCookieName(config)]);
}
