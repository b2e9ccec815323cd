import { paymentMessages as words } from '@quayside/contract/messages/payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound, messageOf } from '../../../lib/api-error.ts';
import { todayIn } from '../../../lib/clock.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Narrow, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { getBankFile } from '../payments.api.ts';

/** The payouts of a day for the bank, where payouts are paid by such a file. */
export function BankFile() {
  const [date, setDate] = useState(todayIn('UTC'));
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => getBankFile(date),
    onSuccess: (file) => saveFile(file, `pain001-${date}.xml`),
  });
  return (
    <Narrow>
      <Card title={words.bankFile} id="bank-file">
        <Stack gap={4}>
          <Text tone="muted">{words.bankFileText}</Text>
          <TextField
            label={words.bankFileDate}
            type="date"
            value={date}
            onChange={({ target }) => setDate(target.value)}
            error={date === '' ? words.dateRequired : undefined}
          />
          {error && (
            <InlineNotification variant={isNotFound(error) ? 'info' : 'error'}>
              {isNotFound(error) ? words.noBankFile : messageOf(error, words.downloadFailed)}
            </InlineNotification>
          )}
          <Button icon="download" onPress={() => date !== '' && mutate()} isLoading={isPending}>
            {words.bankFileDownload}
          </Button>
        </Stack>
      </Card>
    </Narrow>
  );
}
