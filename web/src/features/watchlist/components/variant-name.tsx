import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import type { Variant } from '@quayside/contract/variants';
import { BrandLine } from '../../../ui/facts/brand-line.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

/** A product by name, brand, size and GTIN. */
export function VariantName({ variant, gtin }: { variant: Variant; gtin: string }) {
  return (
    <WithPicture src={variant.picture}>
      <Stack gap={1}>
        <Text as="span" weight="strong">
          {variant.name}
        </Text>
        {/* Beside each other only where there is room in any font: what wraps moves the rows below when the font arrives. */}
        <div className="flex flex-col gap-x-3 gap-y-1 lg:flex-row lg:flex-wrap">
          <BrandLine brand={variant.brand.name} more={variant.size} />
          <CodeValue code={gtin} name={words.gtin} isPlain />
        </div>
      </Stack>
    </WithPicture>
  );
}
