import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

const sizes = {
  tiny: { pixels: 26, classes: 'size-6.5' },
  small: { pixels: 40, classes: 'size-10' },
  large: { pixels: 132, classes: 'size-16 md:size-33' },
} as const;

/**
 * A product as a small picture: beside its name, which says the same, so it is hidden from readers. Without a picture its
 * place holds a parcel, so that names stand in line.
 *
 * @param src address on this server
 */
export function ProductPicture({ src, size = 'small' }: { src: string | null; size?: keyof typeof sizes }) {
  const { pixels, classes } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={cx('flex flex-none items-center justify-center overflow-hidden bg-sunken text-faint', classes)}
    >
      {src === null ? (
        <Icon name="packages" />
      ) : (
        <img src={src} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" className={classes} />
      )}
    </span>
  );
}

/** A product's picture with what is told of it beside. */
export function WithPicture({ src, children }: { src: string | null; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-start gap-3 text-left">
      <ProductPicture src={src} />
      <span className="min-w-0 flex-1">{children}</span>
    </span>
  );
}

/** The first products of an order in its row of a list, always as wide, so that columns stand still; two where there is less room. `more` tells of the rest. */
export function PictureRow({ pictures, more }: { pictures: readonly (string | null)[]; more: string | null }) {
  return (
    <span className="flex items-center gap-1 @min-[600px]:w-14 @min-[1100px]:w-27">
      {pictures.map((src, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may have no picture; their order never changes
          key={`${index} ${src}`}
          className={index < 2 ? 'contents' : '@min-[600px]:@max-[1100px]:hidden'}
        >
          <ProductPicture src={src} size="tiny" />
        </span>
      ))}
      {more && <span className="type-num type-small text-muted @min-[600px]:@max-[1100px]:hidden">{more}</span>}
    </span>
  );
}
