import { useContext } from 'react';
import { SiteInfoContext } from '../lib/site-info.ts';
import { Drawing, isDrawing } from '../ui/marketing/drawing.tsx';
import { isWordmark, Wordmark } from '../ui/marketing/wordmark.tsx';
import type { BlockImage } from './block.ts';

interface PictureProps {
  image: BlockImage | null;
  /** Pixels of the widest place it stands in; the page asks for it once and twice as dense (MKT-08). */
  width: 40 | 150 | 256 | 640 | 1024;
  isFirst?: boolean;
}

/** A drawing of our own, or an upload through the image service with auto=format, fit=max and q=75. */
export function Picture({ image, width, isFirst = false }: PictureProps) {
  // Empty: they come from here.
  const service = useContext(SiteInfoContext)?.outside.images ?? '';
  if (!image) return null;
  const { filename, alt } = image;
  if (filename.startsWith('drawing:')) {
    const name = filename.slice('drawing:'.length);
    const mark = name.startsWith('mark-') ? name.slice('mark-'.length) : '';
    if (isWordmark(mark)) return <Wordmark name={mark} />;
    return isDrawing(name) ? <Drawing name={name} alt={alt} isFirst={isFirst} /> : null;
  }
  const address = sourceOf(filename);
  if (address === null) return null;
  const size = /\/(\d{1,5})x(\d{1,5})$/.exec(address);
  const at = (dpr: number) => `${service}${address}?auto=format&fit=max&w=${width}&q=75&dpr=${dpr}`;
  return (
    <img
      src={at(1)}
      srcSet={`${at(1)} 1x, ${at(2)} 2x`}
      alt={alt}
      {...(size ? { width: size[1], height: size[2] } : {})}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className="h-auto max-w-full"
    />
  );
}

/** Only pictures of our own: a page asks nobody else. */
function sourceOf(filename: string): string | null {
  const path = filename.startsWith('/img/') ? filename : `/img/${filename}`;
  return /^\/img\/a\/[0-9a-f-]{36}\/\d{1,5}x\d{1,5}$/.test(path) ? path : null;
}
