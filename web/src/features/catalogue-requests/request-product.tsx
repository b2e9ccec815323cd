import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import { useState } from 'react';
import { Coded, codeOf } from '../../lib/code.tsx';
import { Button } from '../../ui/button.tsx';

/** Loaded when somebody misses a product. */
const requestProductDialog = codeOf(() => import('./request-product-dialog.tsx'));

/** BUY-02: asks our people for products that the catalogue does not know. `gtins` fill the field. */
export function RequestProduct({ gtins }: { gtins: readonly string[] }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onPress={() => setAsked(true)}>{catalogueRequestMessages.ask.open}</Button>
      {isAsked && <Coded code={requestProductDialog} props={{ gtins, onClose: () => setAsked(false) }} />}
    </>
  );
}
