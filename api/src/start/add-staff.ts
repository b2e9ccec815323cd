import { type StaffMade, setStaff } from '../domains/team/team.public.ts';
import { systemClock } from '../kernel/clock.ts';
import { type Config, ConfigError } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { StartOptions } from './options.ts';

const said: Readonly<Record<StaffMade, (email: string) => string>> = {
  invited: (email) => `${email} gets a mail with a link to the first password; it works for 72 hours.`,
  changed: (email) => `${email} has exactly these rights from now on.`,
  not_our_address: (email) => `${email} is no address of ours: staff have one.`,
  not_our_person: (email) => `${email} belongs to an account of a company or a warehouse.`,
};

/** `npm run staff:add`: makes one of our own people, or sets their rights. Throws ConfigError with what to do instead. */
export async function addStaff(
  config: Config & { readonly databaseUrl: string },
  { email, rights }: StartOptions,
  report: (line: string) => void,
): Promise<void> {
  if (!email || !rights?.length)
    throw new ConfigError(['--only=staff takes --email=… and --rights=… (or --rights=all)']);
  const lost: Error[] = [];
  const database = openDatabase({ url: config.databaseUrl, poolSize: 1, report: (error) => void lost.push(error) });
  try {
    const made = await setStaff({ config, clock: systemClock, database }, { email, rights });
    if (made === 'not_our_address' || made === 'not_our_person') throw new ConfigError([said[made](email)]);
    report(said[made](email));
  } finally {
    await database.close();
  }
}
