import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleToasts } from '@quayside/contract/messages/sales';
import { shipmentMessages } from '@quayside/contract/messages/shipments';
import type { ShippingMethod } from '@quayside/contract/sale-values';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import type { VersionedMutation } from '../../../lib/use-versioned-mutation.ts';
import type { SummarizedError } from '../../../ui/form/error-summary.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { draftOfSale, type LoadError, loadFieldId, loadsFrom, readShipping, type ShippingDraft } from '../loads.ts';
import { type SaleUpdate, updateSale } from '../sales.api.ts';
import { useLogistics } from '../sales.queries.ts';
import { useSaleWork } from '../use-sale-work.ts';
import { ChangeMethodDialog, RemoveShipping } from './clear-shipping.tsx';
import { LoadRows } from './load-rows.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.shipping;
const methods: readonly ShippingMethod[] = ['PLATFORM', 'SELLER'];

/** One shipping method with its parcels and pallets (ORD-09, ORD-10). */
export default function ShippingDrawer({ sale, onClose }: TaskProps) {
  const { draft, setDraft, work } = useShipping(sale, onClose);
  // Parcels and pallets that were looked at: one that is added afterwards is not wrong before it is filled in.
  const [checked, setChecked] = useState<readonly string[] | null>(null);
  const isChecked = checked !== null;
  const { loads, errors } = loadsFrom(draft.rows);
  const shown = [...errors.filter(({ key }) => checked?.includes(key)), ...serverErrors(draft, work.problem)];
  const save = () => {
    const isWhole = draft.method !== null && draft.rows.length > 0 && errors.length === 0;
    setChecked(isWhole ? null : draft.rows.map(({ key }) => key));
    if (isWhole && draft.method) work.run({ shippingMethod: draft.method, loads });
  };
  return (
    <TaskForm
      title={words.drawer}
      submitLabel={words.save}
      onSubmit={save}
      onClose={onClose}
      work={work}
      errors={summaryOf(draft, isChecked, shown)}
      otherActions={hasDetails(sale) && !sale.carrierBooking && <RemoveShipping work={work} />}
    >
      {sale.carrierBooking && <InlineNotification variant="info">{shipmentMessages.booking_made}</InlineNotification>}
      <MethodChoice sale={sale} draft={draft} isChecked={isChecked} work={work} onChange={setDraft} />
      <LoadRows rows={draft.rows} errors={shown} onChange={(rows) => setDraft({ ...draft, rows })} />
    </TaskForm>
  );
}

/** What only clearing lets go of: parcels and pallets, or numbers that were given without any. */
const hasDetails = ({ loads, shipments }: Sale): boolean => loads.length > 0 || shipments.length > 0;

function useShipping(sale: Sale, onClose: () => void) {
  const key = `sale.${sale.qid}.shipping`;
  const [draft, setDraft, forget] = useDraft<ShippingDraft>(key, draftOfSale(sale), readShipping);
  const work = useSaleWork({
    sale,
    send: (update: SaleUpdate, version) => updateSale(sale.qid, update, version),
    onDone: (_answer, { clearShipping, shippingMethod }) => {
      forget();
      toast(clearShipping ? saleToasts.shippingRemoved : saleToasts.shippingSaved);
      // Another method starts empty in the same drawer; everything else is done here.
      if (clearShipping && shippingMethod) setDraft({ method: shippingMethod, rows: [] });
      else onClose();
    },
  });
  return { draft, setDraft, work };
}

interface MethodChoiceProps {
  sale: Sale;
  draft: ShippingDraft;
  isChecked: boolean;
  work: VersionedMutation<SaleUpdate>;
  onChange: (draft: ShippingDraft) => void;
}

/** Our carriers or one's own. Where something would be lost the other one is asked for first. */
function MethodChoice({ sale, draft, isChecked, work, onChange }: MethodChoiceProps) {
  const [wanted, setWanted] = useState<ShippingMethod | null>(null);
  const hasCarriers = useLogistics();
  const offered = methods.filter((method) => hasCarriers || method !== 'PLATFORM' || sale.shippingMethod === method);
  const choose = (method: ShippingMethod) => {
    const isLossy = draft.method !== null && method !== draft.method && (hasDetails(sale) || draft.rows.length > 0);
    if (isLossy) setWanted(method);
    else onChange({ ...draft, method });
  };
  const change = (method: ShippingMethod) => {
    setWanted(null);
    if (hasDetails(sale)) work.run({ clearShipping: true, shippingMethod: method });
    else onChange({ method, rows: [] });
  };
  return (
    <>
      <RadioCards
        legend={words.legend}
        name="shipping-method"
        cards={offered.map((method) => ({
          value: method,
          title: words.methods[method],
          description: words.methodTexts[method],
        }))}
        value={draft.method}
        onChange={choose}
        error={isChecked && draft.method === null ? words.chooseMethod : undefined}
      />
      <ChangeMethodDialog
        sale={sale}
        draft={draft}
        wanted={wanted}
        onClose={() => setWanted(null)}
        onConfirm={change}
      />
    </>
  );
}

/** The server names a faulty row as `loads.<index>`; what it says stands at the row's weight, height or kind. */
function serverErrors(draft: ShippingDraft, problem: Error | null): LoadError[] {
  if (!(problem instanceof ApiError)) return [];
  const named = Object.entries(problem.errors);
  return draft.rows.flatMap((row, index): LoadError[] => {
    const found = named.find(([field]) => `${field}.`.startsWith(`loads.${index}.`))?.[1][0];
    return found ? [{ key: row.key, field: fieldOf(found.code), message: found.message }] : [];
  });
}

function fieldOf(code: string): LoadError['field'] {
  if (code === 'load_too_large') return 'heightCm';
  return code === 'pallet_type_required' || code === 'pallet_size_fixed' ? 'palletType' : 'weightKg';
}

function summaryOf(draft: ShippingDraft, isChecked: boolean, errors: readonly LoadError[]): SummarizedError[] {
  const numberOf = (key: string) => draft.rows.findIndex((row) => row.key === key) + 1;
  return [
    ...(isChecked && draft.method === null ? [{ message: words.chooseMethod }] : []),
    ...(isChecked && draft.rows.length === 0 ? [{ message: words.noLoads }] : []),
    ...errors.map(({ key, field, message }) => ({
      fieldId: loadFieldId(key, field),
      message: draft.rows.length > 1 ? words.inRow(numberOf(key), message) : message,
    })),
  ];
}
