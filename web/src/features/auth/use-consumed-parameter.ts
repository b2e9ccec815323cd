import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Takes a secret out of the address bar on arrival and keeps it in memory: no history, no referrer, no screenshot has it. */
export function useConsumedParameter(name: string): string | null {
  const [params, setParams] = useSearchParams();
  const [value, setValue] = useState<string | null>(null);
  const given = params.get(name);
  useEffect(() => {
    if (given === null || given === '') return;
    setValue(given);
    setParams(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true },
    );
  }, [given, name, setParams]);
  return value;
}
