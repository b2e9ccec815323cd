/** Words of the figures of a warehouse. */
import { counted } from '../count-label.ts';
import type { PackageFigure } from '../package-values.ts';
import { type LateCause, longestStand, longestWait } from '../warehouse-figure-values.ts';

const packages = (count: number) => counted(count, 'package');
const shipments = (count: number) => counted(count, 'shipment');

export const warehouseFigureMessages = {
  title: 'Figures',
  updated: (time: string) => `Updated ${time}. Only leads see this page.`,
  csv: 'Save as CSV',
  fileColumns: ['Figure', 'Of', 'What', 'Value'],
  open: (count: number) => (count === 1 ? 'Open this one' : `Open these ${count}`),
  openOf: (count: number, panel: string) => (count === 1 ? `Open this one: ${panel}` : `Open these ${count}: ${panel}`),
  behind: {
    WAITING_LONG: `Packages waiting longer than ${longestWait} days`,
    STANDING_LONG: `Packages in the warehouse for over ${longestStand} days`,
    RECEIVED_TODAY: 'Packages received today',
    EXPECTED_TODAY: 'Packages still to come today',
    DIFFERING_THIS_WEEK: 'Packages of this week that differ',
    ORDER_ENDED: 'Packages whose order has ended',
    LOST: 'Packages given up as lost',
  } satisfies Record<PackageFigure, string>,
  back: 'Back to the figures',
  behindEmpty: 'No package is in this figure now',
  showAsTables: 'Show as tables',
  showAsCharts: 'Show as charts',
  failed: 'There was an error loading the figures, please try again.',
  none: '–',
  percent: (share: number) => `${(share * 100).toLocaleString('en-GB', { maximumFractionDigits: 1 })} %`,
  waiting: {
    title: 'Waiting',
    unit: (total: number) => (total === 1 ? 'package waits' : 'packages wait'),
    finding: (overdue: number, days: number) =>
      overdue === 0 ? `None waits longer than ${days} days` : `${packages(overdue)} waiting longer than ${days} days`,
    nothing: 'Nothing waits here.',
    age: (days: number, isLast: boolean) =>
      days === 0 ? 'Today' : isLast ? `${days} days or more` : counted(days, 'day'),
    shortAge: (days: number, isLast: boolean) => (days === 0 ? 'Today' : isLast ? `${days}+ d` : `${days} d`),
    columns: { age: 'Arrived', toCount: 'To count', inBay: 'In a bay', onHold: 'On hold', total: 'All' },
    ago: (days: number, isLast: boolean) =>
      days === 0 ? 'Today' : isLast ? `${days} days ago or more` : days === 1 ? 'Yesterday' : `${days} days ago`,
    oldest: 'Oldest packages',
    oldestColumns: { code: 'Package', bay: 'Bay', seller: 'Seller', days: 'Days' },
  },
  throughput: {
    title: 'Throughput',
    unit: 'received today',
    finding: (sent: number) => (sent === 0 ? 'None handed over yet today' : `${packages(sent)} handed over today`),
    nothing: 'Nothing was received or handed over today.',
    columns: { hour: 'Hour', received: 'Received', sent: 'Handed over', usual: 'Usually received' },
    legend: { received: 'Received', sent: 'Handed over', usual: 'Usual for this weekday' },
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    shortHour: (hour: number) => String(hour).padStart(2, '0'),
    workers: 'Who did what today, by name',
    noWorkers: 'Nobody has scanned yet today.',
    workerColumns: { name: 'Worker', received: 'Received', putAway: 'Put away', scans: 'Scans' },
    noUsual: 'The usual figures show after a week.',
  },
  discrepancies: {
    title: 'Differences',
    unit: 'of this week’s packages differ',
    finding: (now: string, before: string) => `Last week ${before}, now ${now}`,
    findingFirst: 'Nothing to compare with last week yet',
    nothing: 'No package was received in eight weeks.',
    legend: 'Packages that differ, in % of those received',
    goal: (share: string) => `Goal: at most ${share}`,
    columns: { week: 'Week of', received: 'Received', differing: 'Differ', share: 'Share' },
    types: 'What was wrong, last eight weeks',
    typeColumns: { type: 'Difference', count: 'Packages' },
    sellers: 'Sellers with most differences',
    sellerColumns: { name: 'Seller', count: 'Differ', received: 'Received' },
  },
  dispatches: {
    title: 'Late dispatches',
    unit: (count: number) => (count === 1 ? 'shipment left late today' : 'shipments left late today'),
    rule: (days: number) => `Late: handed over more than ${days} working days after the first package was put away.`,
    finding: (late: number, sent: number) =>
      sent === 0
        ? 'Nothing was handed over in two weeks'
        : late === 0
          ? `All ${shipments(sent)} of two weeks left in time`
          : `${late} of ${shipments(sent)} in two weeks`,
    columns: { day: 'Day', sent: 'Handed over', packedLate: 'Packed late', carrierLate: 'Carrier late' },
    latest: 'Left late, latest first',
    latestColumns: { shipment: 'Shipment', due: 'Due', left: 'Left', cause: 'Why' },
    causes: { PACKED_LATE: 'Packed late', CARRIER_LATE: 'Carrier late' } satisfies Record<LateCause, string>,
  },
} as const;
