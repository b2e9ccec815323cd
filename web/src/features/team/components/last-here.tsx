import { teamMessages as words } from '@quayside/contract/messages/team';
import type { TeamMember } from '@quayside/contract/team';
import { clock, minute } from '../../../lib/clock.ts';
import { dayLabel, whenLabel } from '../../../ui/facts/when.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

const day = 86_400_000;
/** So long without being here is worth a look. */
const longAway = 30;

/** When this person was here last, on how many devices, and whether the password alone lets them in; of an invitation its end. */
export function LastHere({ member }: { member: TeamMember }) {
  return (
    <Stack gap={1}>
      <Seen member={member} />
      {!member.isInvited && !member.hasSecondFactor && (
        <Text as="span" size="small" tone="caution">
          {words.noFactor}
        </Text>
      )}
    </Stack>
  );
}

function Seen({ member }: { member: TeamMember }) {
  const now = clock.now().getTime();
  const { isInvited, invitedBy, invitedAt, invitationEndsAt, lastSeenAt, sessions } = member;
  if (isInvited)
    return (
      <Two
        first={invitationEndsAt === null ? words.linkEnded : words.validUntil(dayLabel(invitationEndsAt))}
        isNoted={invitationEndsAt === null}
        second={words.invited(invitedBy ?? '', dayLabel(invitedAt ?? ''))}
      />
    );
  if (lastSeenAt === null)
    return (
      <Text as="span" tone="muted">
        {words.never}
      </Text>
    );
  const away = now - Date.parse(lastSeenAt);
  const days = Math.floor(away / day);
  if (days >= longAway) return <Two first={dayLabel(lastSeenAt)} second={words.away(days)} isNoted />;
  return (
    <Two
      first={away < 5 * minute ? words.now : whenLabel(lastSeenAt)}
      second={sessions === 0 ? '' : words.devices(sessions)}
    />
  );
}

function Two({ first, second, isNoted = false }: { first: string; second: string; isNoted?: boolean }) {
  return (
    <Stack gap={1}>
      <Text as="span" {...(isNoted ? { tone: 'caution' as const } : {})}>
        {first}
      </Text>
      {second !== '' && (
        <Text as="span" size="small" tone="muted">
          {second}
        </Text>
      )}
    </Stack>
  );
}
