import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { wholeError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { DisabledFieldset } from '../../../ui/form/disabled-fieldset.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useSending } from '../../../ui/form/use-sending.ts';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Kept, Only } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { CardFoot, Inset } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';
import { Count, sumOf } from '../components/sale-line-parts.tsx';
import { type MoreLines, useShownLines } from '../components/sale-lines.tsx';
import {
  draftOf,
  draftTotal,
  isLowered,
  linesToSend,
  lowersStanding,
  type QuantitiesDraft,
  withoutFaults,
} from '../quantities.ts';
import type { SaleLine } from '../sales.api.ts';
import { useQuantities } from '../use-quantities.ts';
import { editedColumns, WhyLess } from './edited-line.tsx';
import { ReductionCost } from './reduction-cost.tsx';

const words = orderTaskMessages.quantities;

export interface EditedLinesProps {
  sale: Sale;
  /** The page was opened to do this: the focus goes to the first quantity, and the button is the reader's move. */
  isTask: boolean;
  /** Nothing that this very visit does makes the order's version old any more: until then nothing can be typed. */
  isSettled: boolean;
  /** Done, or left. */
  onClose: () => void;
}

/** The lines of an order whose quantities this person may change: in their places, one button below confirms all (ORD-05). */
export function EditedLines({ sale, isTask, isSettled, onClose }: EditedLinesProps) {
  const quantities = useQuantities(sale, onClose);
  const { draft, work, errors } = quantities;
  // Figures keep what they said last while a field holds what nobody can confirm.
  const counted = withoutFaults(sale.lines, draft);
  const lowered = sale.lines.filter((line) => isLowered(line, counted)).length;
  const { form, button, send } = useSending(work.isRunning);
  useFocusOnFirst(form, button, isTask);
  const confirm = (andNext: boolean) => send(() => quantities.confirm(andNext));
  return (
    <FoldCard
      title={orderMessages.lines.title}
      count={sale.lines.length}
      id="lines"
      gist={<MoneyText money={sale.total} />}
      isOpen
      isAsked={isTask}
      isFlush
      actions={
        lowered > 0 && (
          <Button look="quiet" size="compact" aria-label={words.reset} onPress={quantities.startAgain}>
            <Only on="phone">{words.resetShort}</Only>
            <Only on="wide">{words.reset}</Only>
          </Button>
        )
      }
    >
      <form
        ref={form}
        aria-label={words.drawer}
        noValidate
        onKeyDown={(event) => onEnter(event, button)}
        onSubmit={(event: FormEvent) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          confirm(false);
        }}
      >
        <Problems work={work} errors={errors} />
        <DisabledFieldset isHeld={work.isRunning}>
          <Lines {...{ sale, isSettled, quantities, counted }} />
        </DisabledFieldset>
        {lowersStanding(sale.lines, counted) && (
          <Inset>
            <ReductionCost sale={sale} lines={linesToSend(sale.lines, counted)} />
          </Inset>
        )}
        <Foot
          {...{ sale, isTask, isSettled, onClose, lowered, button, confirm }}
          isRunning={work.isRunning}
          queue={quantities.queue}
        />
      </form>
    </FoldCard>
  );
}

interface LinesProps extends Pick<EditedLinesProps, 'sale' | 'isSettled'> {
  quantities: ReturnType<typeof useQuantities>;
  /** The draft without what nobody can confirm. */
  counted: QuantitiesDraft;
}

function Lines({ sale, isSettled, quantities: { draft, change, errors }, counted }: LinesProps) {
  const errorOf = (line: SaleLine) => errors.find(({ qid }) => qid === line.qid);
  const shown = useShownLines(sale.lines, (line) => isLowered(line, draft) || errorOf(line) !== undefined);
  return (
    <DataTable
      caption={orderMessages.lines.caption}
      columns={editedColumns({ draft, counted, errors, change, isSettled })}
      rows={shown.lines}
      rowKey={(line) => line.qid}
      below={(line) =>
        isSettled &&
        isLowered(line, draft) && (
          <WhyLess
            line={line}
            draft={draftOf(line, draft)}
            error={errorOf(line)}
            onChange={(next) => change(line, next)}
          />
        )
      }
      totals={totalsOf(sale, counted, shown)}
    />
  );
}

/** What keeps it from being confirmed, above the lines: others' changes, and what to put right. */
function Problems({ work, errors }: Pick<ReturnType<typeof useQuantities>, 'work' | 'errors'>) {
  const all = [...errors, ...wholeError(work.problem, saleMessages.updating_failed, errors)];
  if (!work.isStale && all.length === 0) return null;
  return (
    <Inset>
      {work.isStale && (
        <InlineNotification variant="caution" action={<Button onPress={work.reload}>{orderMessages.reload}</Button>}>
          {orderMessages.stale}
        </InlineNotification>
      )}
      <ErrorSummary errors={all} />
    </Inset>
  );
}

function totalsOf(sale: Sale, counted: QuantitiesDraft, shown: MoreLines) {
  return {
    product: shown.more(orderPageMessages.money.goods),
    ordered: <Count>{sumOf(sale.lines.map((line) => line.requestedQuantity))}</Count>,
    confirmed: <Count>{sumOf(sale.lines.map((line) => draftOf(line, counted).quantity))}</Count>,
    total: (
      <MoneyText money={{ amount: draftTotal(sale.lines, counted), currency: sale.total.currency }} tone="strong" />
    ),
  };
}

/** On touch screens a field would open the keyboard over the lines: there the button alone waits for the thumb. */
function useFocusOnFirst(
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  isTask: boolean,
): void {
  const { key } = useLocation();
  // Each press on a link to the task is a wish to be there, also when its address is the page's already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isTask) return;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const first = form.current?.querySelector<HTMLElement>('[role=spinbutton]');
    (isTouch ? button.current : first)?.focus();
  }, [isTask, key]);
}

/**
 * Enter in a field has typed its number, it does not confirm the order yet: it goes on to the reason that is missing, or
 * to the button.
 */
function onEnter(event: KeyboardEvent<HTMLFormElement>, button: RefObject<HTMLButtonElement | null>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const reasons = [...event.currentTarget.querySelectorAll<HTMLSelectElement>('select')];
  (reasons.find(({ value }) => value === '') ?? button.current)?.focus();
}

interface FootProps extends EditedLinesProps {
  lowered: number;
  isRunning: boolean;
  queue: ReturnType<typeof useQuantities>['queue'];
  button: RefObject<HTMLButtonElement | null>;
  confirm: (andNext: boolean) => void;
}

/** What is confirmed, and the buttons; in sight as long as the lines are. */
function Foot(props: FootProps) {
  const { sale, isTask, isSettled, onClose, lowered, isRunning, queue, button, confirm } = props;
  const isAgain = sale.status === 'CONFIRMED';
  const aboutId = useId();
  return (
    <CardFoot
      isInSight={isTask}
      note={
        <Text as="span" size="small" tone="muted">
          {isAgain ? words.introAgain : words.intro}
          {lowered > 0 && ` ${words.loweredLines(lowered)}.`}
        </Text>
      }
    >
      <Kept isShown={isSettled}>
        {isAgain && (
          <Button look="quiet" onPress={onClose}>
            {orderMessages.close}
          </Button>
        )}
        {queue.next !== null && !isAgain && (
          <>
            <Only on="wide">
              <Text as="span" id={aboutId} size="small" tone="muted">
                {words.left(queue.left)}
              </Text>
            </Only>
            <Button aria-describedby={aboutId} onPress={() => confirm(true)}>
              {words.confirmAndNext}
            </Button>
          </>
        )}
        <Button ref={button} type="submit" look={isTask ? 'move' : 'primary'} isLoading={isRunning}>
          {isAgain ? words.confirmAgain : words.confirm}
        </Button>
      </Kept>
    </CardFoot>
  );
}
