import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import type { Variant } from '@quayside/contract/variants';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { Facts, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

/** A product by name, brand, size and GTIN. */
export function VariantName({ variant, gtin }: { variant: Variant; gtin: string }) {
  return (
    <WithPicture src={variant.picture}>
      <Stack gap={1}>
        <Text as="span" weight="strong">
          {variant.name}
        </Text>
        <Facts>
          <Text as="span" size="small" tone="muted">
            {[variant.brand.name, variant.size].filter(Boolean).join(', ')}
          </Text>
          <CodeValue code={gtin} name={words.gtin} isPlain />
        </Facts>
      </Stack>
    </WithPicture>
  );
}
