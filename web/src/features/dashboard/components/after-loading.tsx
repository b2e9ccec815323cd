import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Blocks that come once all above them stand: notices above may or may not be there, and nothing is to move when they
 * come. Later refreshes take nothing away again.
 */
export function AfterLoading({ children }: { children: ReactNode }) {
  const loading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [isMounted, setMounted] = useState(false);
  const [isReady, setReady] = useState(false);
  // Blocks above begin to load in effects of their own, before this one.
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted && loading === 0) setReady(true);
  }, [isMounted, loading]);
  return isReady ? children : null;
}
