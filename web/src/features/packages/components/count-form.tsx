import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Tally } from '../../../ui/warehouse/tally.tsx';
import { bodyOf, countOf, differencesIn, isWholeNumber, toGoOf } from '../line-counts.ts';
import { arrivePackage, confirmPackage } from '../packages.api.ts';
import { shownLine } from '../reported-lines.ts';
import type { Counting } from '../use-counting.ts';
import { usePackageChange } from '../use-package-change.ts';
import { CountLine } from './count-line.tsx';

const words = warehouseMessages.page;

interface FormProps {
  one: PackageDetail;
  counting: Counting;
  /** How many lines differ and are still to be reported. */
  unreported: number;
  onConfirmed: (one: PackageDetail) => void;
  /** Something else was counted; absent where it cannot be reported, and the count stands. */
  onDiffering?: (() => void) | undefined;
}

/** Lines with what was announced; while the package is to be counted, with fields. A scanned product adds to its line. */
export function CountForm({ one, counting, unreported, onConfirmed, onDiffering }: FormProps) {
  const { counts, changeCounts, forgetCounts, finish } = counting;
  const [isChecked, setChecked] = useState(false);
  const { qid, version, lines, allowedActions } = one;
  const canCount = allowedActions.includes('confirm');
  const confirm = usePackageChange(
    (body: ReturnType<typeof bodyOf>, key) => confirmPackage({ qid, key }, { ...body, version }),
    null,
    (after) => {
      forgetCounts();
      onConfirmed(after);
    },
  );
  const arrive = usePackageChange(
    (_: null, key) => arrivePackage({ qid, key }, { version }),
    () => words.arrived,
  );
  const wrong = lines.filter((line) => {
    const { received } = countOf(counts, line);
    return received !== '' && !isWholeNumber(received);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    finish();
    if (onDiffering && differencesIn(counts, lines, true).length > 0) return onDiffering();
    if (wrong.length === 0) confirm.mutate(bodyOf(counts, lines));
  };
  return (
    <form onSubmit={send}>
      <Stack gap={6}>
        {lines.length === 0 && <Text>{words.noLines}</Text>}
        {canCount && lines.length > 0 && <CountedLines lines={lines} counting={counting} />}
        {lines.map((line) => (
          <CountLine
            key={line.qid}
            line={line}
            canCount={canCount}
            shown={shownLine(one, line, counting)}
            isWrong={isChecked && wrong.includes(line)}
            onChange={(count) => changeCounts((before) => ({ ...before, [line.qid]: count }))}
          />
        ))}
        {unreported > 0 && (
          <div role={canCount ? 'status' : undefined}>
            <Text tone="error">{canCount ? words.differs(unreported) : words.moreDiffer(unreported)}</Text>
          </div>
        )}
        {canCount && (
          <Cluster>
            <Button type="submit" look="move" size="large" isLoading={confirm.isPending}>
              {lines.length === 0 ? words.confirmEmpty : words.confirm(lines.length)}
            </Button>
            {allowedActions.includes('arrive') && (
              <Button size="large" isLoading={arrive.isPending} onPress={() => arrive.mutate(null)}>
                {words.arrive}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </form>
  );
}

/** How many of the lines are counted, and what the others hold. */
function CountedLines({ lines, counting }: { lines: PackageDetail['lines']; counting: Counting }) {
  const all = lines.map((line) => ({ line, count: countOf(counting.counts, line) }));
  const counted = all.filter(
    ({ line, count }) => isWholeNumber(count.received) && toGoOf(count, line, counting.isFinished) === 0,
  ).length;
  return (
    <Stack gap={2}>
      <Tally done={counted} total={lines.length}>
        {words.linesCounted(counted, lines.length)}
      </Tally>
      {all.some(({ count }) => count.received === '') && <Text tone="muted">{words.startsAt}</Text>}
    </Stack>
  );
}
