import { differenceGoal } from '@quayside/contract/warehouse-figure-values';
import type { WarehouseFigures } from '@quayside/contract/warehouse-figures';
import { days, plus } from '../../kernel/clock.ts';
import { localDate } from '../../kernel/working-time.ts';
import type { Asked, Floor } from './warehouse-figures.read-model.ts';
import { daysShown, oldestAge, weeksShown } from './warehouse-figures.read-model.ts';
import { lateness } from './warehouse-figures.rules.ts';

/** Shown also when nothing happens in them. */
const [firstHour, lastHour] = [6, 18];
const latestShown = 10;

export function presentFigures(floor: Floor, asked: Asked): WarehouseFigures {
  const today = localDate(asked.now, asked.timeZone);
  return {
    ...{ at: asked.now, today },
    waiting: waitingOf(floor),
    throughput: throughputOf(floor),
    discrepancies: discrepanciesOf(floor, today),
    dispatches: dispatchesOf(floor, asked, today),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

function waitingOf({ ages, oldest }: Floor): WarehouseFigures['waiting'] {
  const totalOf = (rows: Floor['ages']) => sum(rows.map(({ total }) => total));
  const rows = range(0, oldestAge).map((age) => {
    const own = ages.filter((row) => row.age === age);
    const toCount = totalOf(own.filter(({ status }) => status === 'ARRIVED'));
    const onHold = totalOf(own.filter(({ status }) => status === 'ON_HOLD'));
    return { days: age, toCount, inBay: totalOf(own) - toCount - onHold, onHold };
  });
  return {
    total: totalOf(ages),
    overdue: totalOf(ages.filter(({ age }) => age === oldestAge)),
    ages: rows,
    oldest: oldest.map(({ id, seller_name: sellerName, arrived_at: arrivedAt, age, ...one }) => ({
      ...{ qid: id, ...one, sellerName, arrivedAt, days: age },
    })),
  };
}

function throughputOf({ arrivals, daysCompared, sent, workers }: Floor): WarehouseFigures['throughput'] {
  const busy = [...arrivals, ...sent].map(({ hour }) => hour);
  const hours = range(Math.min(firstHour, ...busy), Math.max(lastHour, ...busy)).map((hour) => {
    const arrived = arrivals.find((row) => row.hour === hour);
    return {
      ...{ hour, received: arrived?.today ?? 0, sent: sent.find((row) => row.hour === hour)?.total ?? 0 },
      usual: daysCompared === 0 ? null : Math.round(((arrived?.before ?? 0) / daysCompared) * 10) / 10,
    };
  });
  return {
    received: sum(hours.map(({ received }) => received)),
    sent: sum(hours.map((hour) => hour.sent)),
    hours,
    workers: workers.map(({ put_away: putAway, ...worker }) => ({ ...worker, putAway })),
  };
}

function discrepanciesOf({ weeks, types, sellers }: Floor, today: string): WarehouseFigures['discrepancies'] {
  const monday = mondayOf(today);
  const rows = range(0, weeksShown - 1).map((index) => {
    const from = dayAfter(monday, (index - weeksShown + 1) * 7);
    const { received = 0, differing = 0 } = weeks.find(({ week }) => week === from) ?? {};
    return { from, received, differing, share: shareOf(differing, received) };
  });
  return {
    goal: differenceGoal,
    differing: rows.at(-1)?.differing ?? 0,
    share: rows.at(-1)?.share ?? null,
    weeks: rows,
    types: types.map(({ type, total }) => ({ type, count: total })),
    sellers: sellers.map(({ name, total, received }) => ({ name, count: total, received })),
  };
}

function dispatchesOf({ shipments }: Floor, { timeZone }: Asked, today: string): WarehouseFigures['dispatches'] {
  const left = shipments.map((one) => {
    const { ready_at: readyAt, shipped_at: shippedAt, first_at: firstAt } = one;
    return {
      ...one,
      shippedAt,
      on: localDate(shippedAt, timeZone),
      ...lateness({ firstAt, readyAt, shippedAt }, timeZone),
    };
  });
  const rows = range(0, daysShown - 1).map((index) => {
    const on = dayAfter(today, index - daysShown + 1);
    const own = left.filter((one) => one.on === on);
    return {
      ...{ on, sent: own.length, packedLate: own.filter(({ cause }) => cause === 'PACKED_LATE').length },
      carrierLate: own.filter(({ cause }) => cause === 'CARRIER_LATE').length,
    };
  });
  const last = rows.at(-1);
  return {
    today: last ? last.packedLate + last.carrierLate : 0,
    days: rows,
    latest: left
      .flatMap(({ id, number, buyer_name: buyerName, carrier, dueAt, shippedAt, cause }) =>
        cause === null ? [] : [{ qid: id, number, buyerName, carrier, dueAt, shippedAt, cause }],
      )
      .slice(0, latestShown),
  };
}

const dayAfter = (date: string, count: number): string => plus(`${date}T12:00:00.000Z`, days(count)).slice(0, 10);
const mondayOf = (date: string): string => dayAfter(date, -((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7));
