import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { connectProof } from '../../lib/api.ts';

/** Loaded when a call first wants the second factor. */
const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** Asks once for all calls that want the second factor at the same time; each goes again when it was shown. */
export function ProofGate() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isShown: boolean) => void)[]>([]);
  useEffect(
    () =>
      connectProof(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );
  const answer = (isShown: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isShown);
  };
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onShown={() => answer(true)} onClose={() => answer(false)} />
    </Suspense>
  );
}
