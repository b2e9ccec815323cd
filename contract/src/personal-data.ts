/** The end of an account and of a company. */
import { z } from 'zod';

export const leavingBody = z.strictObject({
  secret: z.string().min(1).max(128).meta({ description: 'The current password' }),
});
