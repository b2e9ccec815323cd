/** What a person shows beside the password (domain page, section 15). */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid } from './common.ts';
import { roles } from './users.ts';

export const secondFactor = z
  .strictObject({
    isOn: z.boolean(),
    since: instant.nullable(),
    recoveryCodesLeft: z.int(),
    hasApp: z.boolean().meta({ description: 'An authenticator app' }),
    passkeys: z.array(z.strictObject({ qid, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
    removal: z
      .strictObject({ askedAt: instant, from: instant.meta({ description: 'From then on our people may do it' }) })
      .nullable()
      .meta({ description: 'It is lost, and its owner asked us to remove it' }),
    provedUntil: instant.nullable().meta({ description: 'Until then this session is not asked again' }),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactor>;

export const beginSecondFactorBody = z.strictObject({
  secret: z.string().min(1).max(128).meta({ description: 'The current password' }),
});
export const begunSecondFactor = z
  .strictObject({
    key: z.string().meta({ description: 'Base32, for apps that cannot read the picture' }),
    address: z.string().meta({ description: 'otpauth:// address of the key' }),
    picture: z.string().meta({ description: 'The address as a QR code, SVG' }),
  })
  .meta({ id: 'BegunSecondFactor' });
/** Six digits of the app, or a recovery code such as `k7f2-9xq4-mmpt`. */
export const secondFactorCodeBody = z.strictObject({ code: z.string().trim().min(6).max(20) });
export const shownRecoveryCodes = z
  .strictObject({ recoveryCodes: z.array(z.string()).meta({ description: 'Shown this once' }) })
  .meta({ id: 'RecoveryCodes' });

export const keepFactorBody = z.strictObject({ token: z.string().min(1).max(200) });

export const lostFactor = z
  .strictObject({
    qid,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    company: z.string().nullable(),
    askedAt: instant,
    from: instant.meta({ description: 'Not before' }),
  })
  .meta({ id: 'LostFactor' });
export type LostFactor = z.infer<typeof lostFactor>;
export const lostFactorList = listOf(lostFactor).meta({ id: 'LostFactorList' });
export const lostFactorQuery = pageQuery;
