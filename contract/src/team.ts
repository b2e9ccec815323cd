/** The people of a selling company, and those it has invited. */
import { z } from 'zod';
import { emailAddress, instant, qid } from './common.ts';
import { mostInvited, teamRoles } from './team-values.ts';

export const teamMember = z
  .strictObject({
    qid,
    account: z.string(),
    email: z.string(),
    role: z.enum(teamRoles),
    isYou: z.boolean(),
    isInvited: z.boolean().meta({ description: 'The invitation has not been accepted yet' }),
    invitedBy: z.string().nullable(),
    invitedAt: instant.nullable(),
    invitationEndsAt: instant.nullable().meta({ description: 'Null: no link is good any more' }),
    lastSeenAt: instant.nullable(),
    hasSecondFactor: z.boolean().meta({ description: 'An app or a passkey beside the password' }),
    sessions: z.int().meta({ description: 'Where this person is signed in' }),
    mayChange: z.boolean().meta({ description: 'You may give another role to this person, or remove them' }),
    version: z.int(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMember>;

export const teamRoleFacts = z
  .strictObject({ role: z.enum(teamRoles), permissions: z.array(z.string()), mayGive: z.boolean() })
  .meta({ id: 'TeamRole' });
export type TeamRoleFacts = z.infer<typeof teamRoleFacts>;

export const team = z
  .strictObject({ members: z.array(teamMember), roles: z.array(teamRoleFacts) })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof team>;

export const inviteBody = z.strictObject({
  emails: z.array(emailAddress).min(1).max(mostInvited),
  role: z.enum(teamRoles),
});
export const changeMemberBody = z.strictObject({ role: z.enum(teamRoles), version: z.int().optional() });
