/** Who decides about the company itself. Pure. */
export const isOwner = ({
  role,
  invitedAt,
}: {
  readonly role: string | null;
  readonly invitedAt: string | null;
}): boolean => role === 'OWNER' && invitedAt === null;
