import { profileMessages } from '@quayside/contract/messages/profile';
import { teamMessages as words } from '@quayside/contract/messages/team';
import { uiMessages } from '@quayside/contract/messages/ui';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { KeyValueList } from '../../ui/facts/key-value-list.tsx';
import { AsTable, Cluster, Only, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { AccessLegend } from './components/access-columns.tsx';
import { InviteDrawer } from './components/invite-drawer.tsx';
import { MemberTable } from './components/member-table.tsx';
import { useTeam } from './team.queries.ts';

const title = profileMessages.accountPages.team;

export const meta = pageTitle(title);
export const handle = { userType: 'SELLER' };

/** The people of the company: who may do what, who is invited. `?invite=1` opens the invitation. */
export default function TeamPage() {
  return (
    <PermissionGate permission="team.manage" title={title}>
      <TeamOfCompany />
    </PermissionGate>
  );
}

function TeamOfCompany() {
  const [parameters, setParameters] = useSearchParams();
  const { data, isError, error, refetch } = useTeam();
  const isInviting = parameters.get('invite') === '1';
  const invited = data?.members.filter((one) => one.isInvited).length ?? 0;
  return (
    <ProfileFrame
      account="team"
      intro={
        <>
          {profileMessages.explainAccount.team} {words.everyChange}{' '}
          <Link to={paths.profile('audit-log')}>{words.auditLog}</Link>.
        </>
      }
      actions={
        <Button look="primary" icon="plus" onPress={() => setParameters({ invite: '1' })}>
          {words.invite.open}
        </Button>
      }
    >
      <Stack gap={4}>
        {/* A line that stands from the start, so that nothing below it moves once the people are there. */}
        <Text weight="strong">{data ? words.people(data.members.length - invited, invited) : uiMessages.loading}</Text>
        <MemberTable
          team={data}
          error={isError ? messageOf(error, words.failed) : undefined}
          onRetry={() => void refetch()}
        />
        {data && (
          <AsTable>
            <Stack gap={3}>
              <Only on="card">
                <Disclosure title={words.whatRoles}>
                  <KeyValueList
                    items={data.roles.map(({ role }) => ({
                      key: words.roles[role].name,
                      value: words.roles[role].text,
                    }))}
                  />
                </Disclosure>
              </Only>
              <Cluster justify="between">
                <Only on="marks">
                  <AccessLegend />
                </Only>
                <Text tone="muted" size="small">
                  {words.keepNote}
                </Text>
              </Cluster>
            </Stack>
          </AsTable>
        )}
      </Stack>
      {isInviting && data && <InviteDrawer roles={data.roles} onClose={() => setParameters({}, { replace: true })} />}
    </ProfileFrame>
  );
}
