import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { connectProof } from '../../lib/api.ts';

/** Loaded when a call first wants the second factor. */
const ProofDialog = lazy(() => import('./proof-dialog.tsx'));
const MissingFactorDialog = lazy(() => import('./missing-factor-dialog.tsx'));

/**
 * Asks once for all calls that want the second factor at the same time; each goes again when it was shown. Who has none is
 * led to where it is set up, once until the document is loaded anew: lists ask again by themselves.
 */
export function ProofGate() {
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<'no' | 'told' | 'left'>('no');
  const waiting = useRef<((isShown: boolean) => void)[]>([]);
  useEffect(
    () =>
      connectProof(
        (wanted) =>
          new Promise((resolve) => {
            if (wanted === 'second_factor_missing') {
              setMissing((before) => (before === 'no' ? 'told' : before));
              resolve(false);
              return;
            }
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
  if (missing === 'told')
    return (
      <Suspense fallback={null}>
        <MissingFactorDialog onClose={() => setMissing('left')} />
      </Suspense>
    );
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onShown={() => answer(true)} onClose={() => answer(false)} />
    </Suspense>
  );
}
