import { teamMessages } from '@quayside/contract/messages/team';
import type { TeamRoleFacts } from '@quayside/contract/team';
import { type TeamRole, teamAreas } from '@quayside/contract/team-values';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldMessages, wholeError } from '../../../lib/api-error.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Card } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { FormDrawer } from '../../../ui/overlay/form-overlay.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { addressesIn } from '../addresses-in.ts';
import { accessOf } from '../rights-of.ts';
import { invite } from '../team.api.ts';
import { useTakeTeam } from '../team.queries.ts';

const words = teamMessages.invite;
const fieldId = 'invite-emails';

/** Addresses and a role, with what the role can and can't do in words. */
export function InviteDrawer({ roles, onClose }: { roles: readonly TeamRoleFacts[]; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<TeamRole>('ORDERS');
  const [isTried, setTried] = useState(false);
  const send = useInvite(onClose);
  const addresses = addressesIn(typed);
  const wrong = 'error' in addresses ? addresses.error : undefined;
  const submit = () => {
    setTried(true);
    if (!('error' in addresses)) send.mutate({ emails: addresses.emails, role });
  };
  const refused = fieldMessages(send.error).emails;
  const error = isTried ? (wrong ?? refused) : undefined;
  const told = error === undefined ? [] : [{ fieldId, message: error }];
  return (
    <FormDrawer
      title={words.title}
      submitLabel={words.send}
      isSending={send.isPending}
      errors={[...told, ...wholeError(send.error, teamMessages.changeFailed, told)]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        id={fieldId}
        label={words.email}
        hint={words.several}
        rows={2}
        maxLength={6_000}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <RadioCards legend={words.role} name="role" value={role} onChange={setRole} cards={roles.map(cardOf)} />
      <CanAndCannot permissions={roles.find((one) => one.role === role)?.permissions ?? []} />
      <Text tone="muted">{words.valid}</Text>
    </FormDrawer>
  );
}

const cardOf = ({ role, mayGive }: TeamRoleFacts) => {
  const { name, text } = teamMessages.roles[role];
  return { value: role, title: name, description: mayGive ? text : `${text}. ${words.notYours}`, isDisabled: !mayGive };
};

function useInvite(onClose: () => void) {
  const sendOnce = useIdempotencyKey();
  const take = useTakeTeam();
  return useMutation({
    mutationFn: (invitation: { emails: string[]; role: TeamRole }) => sendOnce(invitation, invite),
    onSuccess: (team, { emails }) => {
      take(team);
      toast(words.sent(emails.length));
      onClose();
    },
  });
}

/** Built from the permissions of the role: what it says is what the server allows. */
function CanAndCannot({ permissions }: { permissions: readonly string[] }) {
  const can: string[] = [];
  const cannot: string[] = [];
  for (const { area } of teamAreas) {
    const { change, read } = teamMessages.areas[area];
    const access = accessOf(permissions, area);
    if (access === 'change') can.push(change);
    else if (access === 'read') can.push(read);
    if (access !== 'change' && change !== '') cannot.push(change);
    else if (access === 'nothing' && read !== '') cannot.push(read);
  }
  return (
    <Card>
      <Grid columns={2}>
        <Lines title={words.can} lines={can} icon="check" />
        <Lines title={words.cannot} lines={cannot} icon="x" />
      </Grid>
    </Card>
  );
}

function Lines({ title, lines, icon }: { title: string; lines: readonly string[]; icon: 'check' | 'x' }) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text weight="strong">{title}</Text>
      <Stack as="ul" gap={1}>
        {lines.map((line) => (
          <li key={line}>
            <Cluster gap={2} align="start" isOneLine>
              <Icon name={icon} size={16} />
              <Text as="span" size="small">
                {line}
              </Text>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
