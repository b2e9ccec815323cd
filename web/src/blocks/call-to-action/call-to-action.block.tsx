import { Band } from '../../ui/marketing/band.tsx';
import { CallLinks } from '../../ui/marketing/call-links.tsx';
import { BySession } from '../../ui/shell/header.tsx';
import { Text } from '../../ui/text.tsx';
import type { HeroVariant } from '../hero/hero.schema.ts';
import type { CallToActionBlock } from './call-to-action.schema.ts';

export function CallToAction({ block }: { block: CallToActionBlock }) {
  return (
    <BySession signedIn={<Variant variant={block.signedIn} />} anonymous={<Variant variant={block.anonymous} />} />
  );
}

function Variant({ variant }: { variant: HeroVariant }) {
  return (
    <Band heading={variant.title} tone="tint">
      <Text size="prose">{variant.description}</Text>
      <CallLinks links={variant.cta} look="primary" />
    </Band>
  );
}
