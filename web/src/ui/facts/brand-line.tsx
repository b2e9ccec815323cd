import { Text } from '../text.tsx';

/** A brand with what stands beside it, "Selkie, 150 ml". A name that is written from right to left leaves the rest in its place. */
export function BrandLine({ brand, more }: { brand: string; more: string | null }) {
  return (
    <Text as="span" size="small" tone="muted">
      <bdi>{brand}</bdi>
      {brand && more && ', '}
      {more}
    </Text>
  );
}
