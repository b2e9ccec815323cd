import { hasDemoFactor } from '../../../seeds/demo-accounts.ts';
import type { Config } from '../../platform/config.ts';

/**
 * Whether a session begins with the second factor shown: of the demo's people, in development alone, whose password is as public.
 * What asks for it anew, ten minutes later, asks them too.
 */
export const beginsProved = ({ environment }: Pick<Config, 'environment'>, email: string): boolean =>
  environment === 'development' && hasDemoFactor(email);
