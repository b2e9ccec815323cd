/** Forms of the public pages. Each is also sent by pages without scripts, as a plain HTML form. */
import { z } from 'zod';
import { emailAddress } from './common.ts';
import { contentLanguages } from './content-values.ts';

/** A path of this site, without query: where a page without scripts is sent back to. */
const ownPath = z
  .string()
  .max(200)
  .regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/i);

/** What a link of our mails holds; it names an address and is signed. */
export const newsletterLinkBody = z.strictObject({ token: z.string().min(1).max(600) });
export const newsletterBody = z.strictObject({
  email: emailAddress,
  page: ownPath.optional(),
  language: z
    .enum(contentLanguages)
    .optional()
    .meta({ description: 'Of the mail that asks for agreement; without it that of the page' }),
});
