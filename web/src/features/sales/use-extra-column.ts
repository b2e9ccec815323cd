import { useState } from 'react';
import type { ExtraColumn } from './components/sale-columns.tsx';

const storageKey = 'quayside.orders.column';

/** Which column this device shows beside the next action; kept, as the height of rows is. */
export function useExtraColumn(): [ExtraColumn, () => void] {
  const [shown, setShown] = useState<ExtraColumn>(() =>
    localStorage.getItem(storageKey) === 'status' ? 'status' : 'products',
  );
  const toggle = () => {
    const next = shown === 'status' ? 'products' : 'status';
    if (next === 'status') localStorage.setItem(storageKey, next);
    else localStorage.removeItem(storageKey);
    setShown(next);
  };
  return [shown, toggle];
}
