import { personalDataMessages as words } from '@quayside/contract/messages/personal-data';
import { lastDayKept, retention } from '@quayside/contract/retention';
import { useState } from 'react';
import { clock } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMay, useUser } from '../auth/auth.public.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { closeCompany } from './personal-data.api.ts';

const lastDay = () => dateLabel(lastDayKept(clock.now(), retention.company).toISOString(), 'short', 'UTC');

/** Only an owner may both (domain page, section 14); a suspended company's owner can't change bank details either. */
export function useIsOwner(): boolean {
  const managesTeam = useMay('team.manage');
  const writesBank = useMay('bank.write');
  const { sellerStatus } = useUser();
  return managesTeam && (writesBank || sellerStatus === 'SUSPENDED');
}

/** The end of a company: an owner's alone. */
export function CompanyEnd() {
  const [isClosing, setClosing] = useState(false);
  const company = useUser().company?.name ?? '';
  const isOwner = useIsOwner();
  if (!isOwner) return null;
  return (
    <Card title={words.closeTitle}>
      <Stack>
        <Text>{words.closeText(company)}</Text>
        <Text tone="muted">{words.closeFirst}</Text>
        <Cluster>
          <Button look="danger" onPress={() => setClosing(true)}>
            {words.close}
          </Button>
        </Cluster>
      </Stack>
      {isClosing && (
        <PasswordDialog
          title={words.closeConfirmTitle}
          action={words.close}
          failed={words.closeFailed}
          send={closeCompany}
          onClose={() => setClosing(false)}
        >
          <Text>{words.closeText(company)}</Text>
          <Text>{words.closeKept(lastDay())}</Text>
        </PasswordDialog>
      )}
    </Card>
  );
}
