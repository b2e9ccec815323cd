import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/link.tsx';
import { useMay } from '../../auth/auth.public.ts';

/** Where a whole list comes in at once. */
export function UploadLink() {
  const mayUpload = useMay('stocklist.upload');
  if (!mayUpload) return null;
  return (
    <LinkButton to={paths.stockUpload} icon="upload">
      {words.title}
    </LinkButton>
  );
}
