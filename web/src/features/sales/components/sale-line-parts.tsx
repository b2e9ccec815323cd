import { countLabel } from '@quayside/contract/count-label';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { BrandLine } from '../../../ui/facts/brand-line.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Cluster, Only, Stack } from '../../../ui/layout.tsx';
import { Strip } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';
import { labelIn } from '../sale-steps.ts';
import type { SaleLine } from '../sales.api.ts';

const names = words.lines;

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const Count = ({ children }: { children: number }) => (
  <Text as="span" size="num" weight="strong">
    {countLabel(children)}
  </Text>
);

/** `isEdited`: what is lowered, and why, is told below the line. */
export function Product({ line, isEdited = false }: { line: SaleLine; isEdited?: boolean }) {
  return (
    <Stack gap={1}>
      <Text as="span" weight="strong">
        {line.productName}
      </Text>
      <Cluster gap={2}>
        <BrandLine brand={line.brandName} more={line.unitSize > 1 ? names.unit(line.unitSize) : null} />
        <CodeValue code={line.gtin} name={names.gtin} />
      </Cluster>
      {!isEdited && (
        <Only on="card">
          <Text as="span">
            {countLabel(line.requestedQuantity)} × <MoneyText money={line.unitPrice} />
            {line.confirmedQuantity !== null && `, ${names.confirmedOf(line.confirmedQuantity)}`}
          </Text>
        </Only>
      )}
      {!isEdited && line.reductionReason && <Lowered line={line} reason={line.reductionReason} />}
    </Stack>
  );
}

/** How much less goes out, and why. */
function Lowered({ line, reason }: { line: SaleLine; reason: NonNullable<SaleLine['reductionReason']> }) {
  return (
    <Strip>
      <Text as="span" size="small" weight="strong">
        {names.fewer(line.requestedQuantity - (line.confirmedQuantity ?? 0))}
      </Text>
      <Text as="span" size="small" isFreeText>
        {labelIn(words.reductionReasons, reason)}
        {line.reductionNote && `. ${line.reductionNote}`}
      </Text>
    </Strip>
  );
}
