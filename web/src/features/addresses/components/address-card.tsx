import type { Address } from '@quayside/contract/addresses';
import { addressMessages as words } from '@quayside/contract/messages/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { countryName } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { removeAddress, type Usage } from '../addresses.api.ts';

/** An address as it stands on a letter. `editPath` is null for people who may only look. */
export function AddressCard(props: {
  usage: Usage;
  address: Address;
  editPath: string | null;
  /** Deleting it leaves the company without a billing address. */
  isLast: boolean;
  onRemoved: () => void;
}) {
  const { usage, address, editPath, isLast, onRemoved } = props;
  const { companyName, line1, line2, postalCode, city, region, country } = address;
  const [isAsked, setAsked] = useState(false);
  const lines = [line1, line2, `${postalCode} ${city}`.trim(), region, countryName(country)];
  return (
    <Card title={companyName}>
      <Stack gap={4}>
        <Stack as="ul" gap={1}>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </Stack>
        {editPath && (
          <Cluster>
            <LinkButton to={editPath} size="compact" aria-label={words.editOf(companyName, city)}>
              {words.edit}
            </LinkButton>
            <Button
              look="quiet"
              size="compact"
              onPress={() => setAsked(true)}
              aria-label={words.removeOf(companyName, city)}
            >
              {words.remove}
            </Button>
          </Cluster>
        )}
        {isAsked && (
          <RemoveDialog
            usage={usage}
            address={address}
            isLast={isLast}
            onClose={() => setAsked(false)}
            onRemoved={onRemoved}
          />
        )}
      </Stack>
    </Card>
  );
}

function RemoveDialog(props: {
  usage: Usage;
  address: Address;
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { usage, address, isLast, onClose, onRemoved } = props;
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => removeAddress(address.qid),
    onSuccess: async () => {
      onRemoved();
      await client.invalidateQueries({ queryKey: ['addresses'] });
      toast(words.removed);
    },
  });
  return (
    <ConfirmDialog
      title={words.usages[usage].removeAsk}
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      confirmLabel={words.removeConfirm}
      cancelLabel={words.keep}
      tone="danger"
      isRunning={isPending}
    >
      <Text>
        {address.companyName}, {address.city}
      </Text>
      {isLast && <Text>{words.usages[usage].removeLast}</Text>}
      {error && <InlineNotification variant="error">{messageOf(error, words.removeFailed)}</InlineNotification>}
    </ConfirmDialog>
  );
}
