import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { Button } from '../../../ui/button.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { CountedOf, CountRow, Pieces } from '../../../ui/warehouse/count-row.tsx';
import { type LineCount, moved } from '../line-counts.ts';
import type { ShownLine } from '../reported-lines.ts';

const words = warehouseMessages.page;

interface LineProps {
  line: PackageDetail['lines'][number];
  canCount: boolean;
  shown: ShownLine;
  isWrong: boolean;
  onChange: (count: LineCount) => void;
}

/** A line of a package: what was counted of what was announced, large; while it is counted, with − and + and what its code says. */
export function CountLine({ line, canCount, shown, isWrong, onChange }: LineProps) {
  const { productName, brandName, gtin, announced } = line;
  const { count, toGo, difference } = shown;
  const name = `${brandName}: ${productName}`;
  const field = (key: keyof LineCount) => ({
    value: count[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...count, [key]: target.value }),
  });
  return (
    <CountRow isDiffering={difference !== null && difference !== 0}>
      <CountedOf
        counted={count.received === '' ? '–' : count.received}
        of={words.piecesOf(announced)}
        difference={difference ? words.difference(difference) : null}
      >
        <Text as="strong" weight="strong" isFreeText>
          {name}
        </Text>
        <CodeValue code={gtin} name="GTIN" isPlain />
        {!canCount && (
          <Text as="span" tone="muted">
            {[line.lot, line.expiresOn].filter(Boolean).join(' · ')}
          </Text>
        )}
        {(count.received === '' || toGo > 0) && (
          <Text as="span" tone="muted">
            {toGo > 0 ? words.toGo(toGo) : words.notCounted}
          </Text>
        )}
      </CountedOf>
      {canCount && (
        <Stack gap={3}>
          <Pieces>
            <Button
              size="large"
              icon="minus"
              aria-label={words.oneLess(name)}
              onPress={() => onChange(moved(count, line, -1))}
            >
              {''}
            </Button>
            <TextField
              label={words.counted}
              inputMode="numeric"
              error={isWrong ? words.wholeNumber : undefined}
              {...field('received')}
            />
            <Button
              size="large"
              icon="plus"
              aria-label={words.oneMore(name)}
              onPress={() => onChange(moved(count, line, 1))}
            >
              {''}
            </Button>
          </Pieces>
          <Columns>
            <TextField label={words.lot} maxLength={20} {...field('lot')} />
            <TextField label={words.expiry} type="date" {...field('expiresOn')} />
          </Columns>
        </Stack>
      )}
    </CountRow>
  );
}
