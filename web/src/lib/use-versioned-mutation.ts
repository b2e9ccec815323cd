import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isStale } from './api-error.ts';

/** One write to something with a version, as its form sees it. */
export interface VersionedMutation<Input> {
  run: (input: Input) => void;
  isRunning: boolean;
  /** Why it was refused, until the next try. */
  problem: Error | null;
  /** Somebody else changed it since this form was opened; `reload` takes the newest state and keeps what was typed. */
  isStale: boolean;
  reload: () => void;
}

interface WorkOptions<Input, Answer, Version> {
  /** The version that the page shows by now. */
  newest: Version;
  /** Sends the work; `version` is the one this form started from. */
  send: (input: Input, version: Version) => Promise<Answer>;
  /** Settles when the page shows the newest state: what the work answered, or with null what the server says now. */
  refresh: (answer: Answer | null) => Promise<void>;
  /** Runs when the page shows what the work made of it. */
  onDone: (answer: Answer, input: Input) => void;
  onRefused: (problem: Error) => void;
}

/**
 * Guards one write against other people's changes and against a second press while it runs.
 *
 * @returns the work, and `follow`, which goes on from a version that this form's own doing made
 */
export function useVersionedMutation<Input, Answer, Version>(
  options: WorkOptions<Input, Answer, Version>,
): VersionedMutation<Input> & { follow: (version: Version) => void } {
  const { newest, send, refresh, onDone, onRefused } = options;
  const [version, setVersion] = useState(newest);
  const [isReloaded, setReloaded] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const isSent = useRef(false);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (input: Input) => send(input, version),
    onSuccess: async (answer, input) => {
      await refresh(answer);
      onDone(answer, input);
    },
    onError: onRefused,
    onSettled: () => {
      isSent.current = false;
    },
  });
  const run = (input: Input) => {
    if (isSent.current || isReloading) return;
    isSent.current = true;
    setReloaded(false);
    mutate(input);
  };
  const reload = async () => {
    // Sent meanwhile, the work would still start from the old version, and its answer would be thrown away.
    setReloading(true);
    try {
      await refresh(null);
      setReloaded(true);
      reset();
    } finally {
      setReloading(false);
    }
  };
  // The newest version is taken only when asked for.
  if (isReloaded && version !== newest) setVersion(newest);
  return {
    ...{ run, isRunning: isPending || isReloading, problem: error, isStale: isStale(error) },
    ...{ reload: () => void reload(), follow: setVersion },
  };
}
