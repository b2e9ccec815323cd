import { viewingMessages as words } from '@quayside/contract/messages/viewing';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../app/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { clock } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { BottomStrip } from '../../ui/shell/bottom-strip.tsx';
import { endView } from './viewing.api.ts';

/** The page is loaded anew, so that nothing of the company stays in it. */
const leave = () => location.assign(paths.internalSellers);

/** On every page while it lasts; afterwards whoever looked is themselves again. */
export function ViewingStrip({ company, until }: { company: string; until: string }) {
  const end = useMutation({
    mutationFn: endView,
    onSuccess: leave,
    onError: (error) => toast(messageOf(error, words.endFailed), { variant: 'error' }),
  });
  useEffect(() => {
    const left = Math.max(0, Date.parse(until) - clock.now().getTime());
    const timer = setTimeout(leave, left + 1_000);
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <BottomStrip
      label={words.label}
      action={
        <Button isLoading={end.isPending} onPress={() => end.mutate()}>
          {words.end}
        </Button>
      }
    >
      {words.banner(company, dateLabel(until, 'time'))}
    </BottomStrip>
  );
}
