/** The one error body of the whole API: RFC 9457 problem details plus a stable `code`. */
import { z } from 'zod';

export const fieldError = z.strictObject({ code: z.string(), message: z.string() });

export const problem = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    errors: z.record(z.string(), z.array(fieldError)).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem; details beyond these members are typed per code' });
export type Problem = z.infer<typeof problem>;
