import { orderListMessages as words } from '@quayside/contract/messages/order-list';
import type { SaleRow } from '@quayside/contract/sales';
import { PictureRow } from '../../../ui/facts/product-picture.tsx';

/** What is in an order, at a glance: its first products, and how many more there are. */
export function ProductPictures({ sale: { pictures, lineCount } }: { sale: Pick<SaleRow, 'pictures' | 'lineCount'> }) {
  const more = lineCount - pictures.length;
  return <PictureRow pictures={pictures} more={more > 0 ? words.morePictures(more) : null} />;
}
