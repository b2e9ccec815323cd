/** What follows from a product's name, brand and GTIN. Pure. */
import { gtinForms } from '../../kernel/search-token.ts';
import { plainText, slugOf } from '../../kernel/slug.ts';

type Named = {
  readonly gtin: string;
  readonly name: string;
  readonly brandName: string;
  readonly size: string | null;
};

/** Its short id and the words in the address of its page. The id is the GTIN in base 36: short, and its own for ever. */
export const productAddress = ({ gtin, name, brandName, size }: Named): { fid: string; slug: string } => ({
  fid: /^\d+$/.test(gtin) ? BigInt(gtin).toString(36) : gtin,
  slug: slugOf([brandName, name, size ?? ''].join(' ')) || 'product',
});

/** Where the drawn picture of a product is; another picture gets another address. */
export const productPicturePath = (productId: string): string => `/img/p/${productId}/1.svg`;

/** What search looks at. */
export const searchTextOf = ({ gtin, name, brandName, size }: Named): string =>
  [plainText(`${brandName} ${name} ${size ?? ''}`), ...gtinForms(gtin)].join(' ');
