import { packageMessages as words } from '@quayside/contract/messages/packages';
import type { WarehousePackage } from '@quayside/contract/packages';
import type { CarrierList } from '@quayside/contract/shipments';
import { todayIn } from '../../../lib/clock.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import type { StatusEdge } from '../../../ui/list/status-edge.ts';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { PackageState } from './package-state.tsx';

/** Two lines a row, 72 px high: what the label says first, where it belongs below. */
export function packageColumns(carriers: CarrierList['results']): Column<WarehousePackage>[] {
  const carrierName = (qid: string) => carriers.find((carrier) => carrier.qid === qid)?.name ?? qid;
  return [
    {
      id: 'code',
      header: words.columns.code,
      card: 'title',
      isLink: true,
      cell: (one) => <Codes one={one} />,
    },
    {
      id: 'seller',
      header: words.columns.seller,
      card: 'action',
      cell: (one) => (
        <Stack gap={1}>
          <span>{one.sellerName}</span>
          <Text as="span" tone="muted">
            {words.contents(one.lineCount, one.unitCount)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'carrier',
      header: words.columns.carrier,
      // A phone's rows are for hands that hold the package: its label says the number.
      card: 'hidden',
      cell: (one) => (
        <Stack gap={1}>
          <span>{carrierName(one.carrier)}</span>
          <CodeValue code={one.trackingNumber} name={words.trackingNumber} isPlain />
        </Stack>
      ),
    },
    {
      id: 'weight',
      header: words.columns.weight,
      align: 'end',
      card: 'figure',
      cell: (one) => (
        <Text as="span" size="num">
          {words.weight(one.weightKg)}
        </Text>
      ),
    },
    {
      id: 'expectedOn',
      header: words.columns.expectedOn,
      card: 'action',
      cell: (one) => (
        <Cluster gap={2}>
          <ExpectedDay one={one} />
        </Cluster>
      ),
    },
  ];
}

function Codes({ one }: { one: WarehousePackage }) {
  return (
    <Stack gap={1}>
      <Text as="strong" weight="strong">
        <CodeValue code={one.code} name={words.packageCode} isPlain />
      </Text>
      <Text as="span" tone="muted">
        <CodeValue code={one.order} name={words.orderNumber} isPlain />
      </Text>
    </Stack>
  );
}

/** Red = lost from sight, yellow = stands here and is to be counted or decided on, hatch = the carrier moves. */
export const packageRail = ({ status }: WarehousePackage): StatusEdge => {
  if (status === 'MISSING') return 'fail';
  return status === 'ARRIVED' || status === 'ON_HOLD' ? 'move' : 'wait';
};

/** The day, and how late it is; of others than expected ones where they are. */
function ExpectedDay({ one }: { one: WarehousePackage }) {
  const { timeZone } = useUser().company;
  const late = daysLate(one, todayIn(timeZone));
  return (
    <>
      <When iso={one.expectedOn} zone={timeZone} isDay />
      {late > 0 && <StatusBadge tone="caution">{words.late(late)}</StatusBadge>}
      {(one.status !== 'ANNOUNCED' || one.orderEnded !== null) && <PackageState one={one} />}
    </>
  );
}

const dayMs = 86_400_000;
const daysLate = ({ status, expectedOn }: WarehousePackage, today: string): number =>
  status === 'ANNOUNCED' ? Math.round((Date.parse(today) - Date.parse(expectedOn)) / dayMs) : 0;

/** Expected packages stand below how urgent they are. */
export function urgencyOf(one: WarehousePackage, today: string): string {
  const late = daysLate(one, today);
  return late > 0 ? words.groups.late : late === 0 ? words.groups.today : words.groups.later;
}
