import { readScan } from '@quayside/contract/gs1-scan';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { type FormEvent, useState } from 'react';
import { useScans } from '../../../lib/use-scans.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Tally } from '../../../ui/warehouse/tally.tsx';
import { bodyOf, countOf, isWholeNumber, type LineCount, withScan } from '../line-counts.ts';
import { arrivePackage, confirmPackage } from '../packages.api.ts';
import { useCounts } from '../use-counts.ts';
import { usePackageChange } from '../use-package-change.ts';

const words = warehouseMessages.page;
type Line = PackageDetail['lines'][number];

/** Lines with what was announced; while the package is to be counted, with fields. A scanned product adds to its line. */
export function CountForm({ one }: { one: PackageDetail }) {
  const { counts, changeCounts, forgetCounts } = useCounts(one);
  const [isChecked, setChecked] = useState(false);
  const { qid, version, lines, allowedActions } = one;
  const canCount = allowedActions.includes('confirm');
  useScans(async (code) => {
    if (canCount) changeCounts((before) => withScan(before, lines, readScan(code)) ?? before);
  });
  const confirm = usePackageChange(
    (body: ReturnType<typeof bodyOf>, key) => confirmPackage({ qid, key }, { ...body, version }),
    (after) => words.confirmed(after.location ?? after.proposedLocation),
  );
  const arrive = usePackageChange(
    (_: null, key) => arrivePackage({ qid, key }, { version }),
    () => words.arrived,
  );
  const wrong = lines.filter((line) => {
    const { received } = countOf(counts, line);
    return received !== '' && !isWholeNumber(received);
  });
  const counted = lines.filter((line) => isWholeNumber(countOf(counts, line).received)).length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrong.length === 0) confirm.mutate(bodyOf(counts, lines), { onSuccess: forgetCounts });
  };
  return (
    <form onSubmit={send}>
      <Stack gap={6}>
        {lines.length === 0 && <Text>{words.noLines}</Text>}
        {canCount && lines.length > 0 && (
          <Tally done={counted} total={lines.length}>
            {words.linesCounted(counted, lines.length)}
          </Tally>
        )}
        {lines.map((line) => (
          <LineFields
            key={line.qid}
            line={line}
            canCount={canCount}
            count={countOf(counts, line)}
            isWrong={isChecked && wrong.includes(line)}
            onChange={(count) => changeCounts((before) => ({ ...before, [line.qid]: count }))}
          />
        ))}
        {canCount && (
          <Cluster>
            <Button type="submit" look="move" size="large" isLoading={confirm.isPending}>
              {lines.length === 0 ? words.confirmEmpty : words.confirm(lines.length)}
            </Button>
            {allowedActions.includes('arrive') && (
              <Button size="large" isLoading={arrive.isPending} onPress={() => arrive.mutate(null)}>
                {words.arrive}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </form>
  );
}

interface LineProps {
  line: Line;
  canCount: boolean;
  count: LineCount;
  isWrong: boolean;
  onChange: (count: LineCount) => void;
}

function LineFields({ line, canCount, count, isWrong, onChange }: LineProps) {
  const { productName, brandName, gtin, announced, received } = line;
  const field = (name: keyof LineCount) => ({
    value: count[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...count, [name]: target.value }),
  });
  return (
    <Stack gap={2}>
      <Cluster justify="between" align="baseline">
        <Text as="strong" weight="strong" isFreeText>
          {brandName}: {productName}
        </Text>
        <Text as="span" size="num">
          {words.announced}: {announced}
        </Text>
      </Cluster>
      <CodeValue code={gtin} name="GTIN" isPlain />
      {canCount ? (
        <Columns>
          <TextField
            label={words.counted}
            inputMode="numeric"
            error={isWrong ? words.wholeNumber : undefined}
            {...field('received')}
          />
          <TextField label={words.lot} maxLength={20} {...field('lot')} />
          <TextField label={words.expiry} type="date" {...field('expiresOn')} />
        </Columns>
      ) : (
        <Text as="span" tone="muted">
          {[`${words.counted}: ${received ?? '–'}`, line.lot, line.expiresOn].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
