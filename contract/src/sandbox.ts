/** The movable clock of a sandbox installation. */
import { z } from 'zod';
import { instant } from './common.ts';

export const moveClockBody = z.strictObject({
  hours: z
    .number()
    .min(0.01)
    .max(24 * 100)
    .meta({ description: 'Forward by so much; a fraction is fine' }),
});
export const sandboxClock = z.strictObject({ now: instant }).meta({ id: 'SandboxClock' });
