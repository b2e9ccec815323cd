import { HeroFrame, HeroText } from '../../ui/marketing/hero.tsx';
import { ManifestPicture } from '../../ui/marketing/manifest-picture.tsx';
import { BySession } from '../../ui/shell/header.tsx';
import type { HeroBlock, HeroVariant } from './hero.schema.ts';

/** Both variants are in the document; CSS shows one, so that the cached page is the same for everybody. */
export function Hero({ block }: { block: HeroBlock }) {
  return (
    <HeroFrame picture={<ManifestPicture />}>
      <BySession signedIn={<Variant variant={block.signedIn} />} anonymous={<Variant variant={block.anonymous} />} />
    </HeroFrame>
  );
}

function Variant({ variant }: { variant: HeroVariant }) {
  return <HeroText title={variant.title} description={variant.description} links={variant.cta} />;
}
