import { warehouseBookingMessages as words } from '@quayside/contract/messages/warehouse-bookings';
import { loadsText } from '@quayside/contract/warehouse-booking-values';
import type { WarehouseBookingAnswer, WarehouseLoad } from '@quayside/contract/warehouse-bookings';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { type BookingBody, bookCarrier, getBookable, getBooking } from './warehouse-shipments.api.ts';

/** While a carrier decides, or is told not to come, it is asked for more often. */
const bookingInterval = 3_000;
const shipments = 'warehouse-shipments';

export const isBeingBooked = (answer: WarehouseBookingAnswer | undefined): boolean =>
  answer?.lastAttempt?.status === 'REQUESTED' || answer?.lastAttempt?.status === 'PENDING';

const isBeingCancelled = (answer: WarehouseBookingAnswer | undefined): boolean =>
  answer?.carrierBooking?.cancellation === 'ASKING';

/** The carrier booked for a shipment that has one, or may get one. What the carrier decided later comes into the shipment. */
export function useBooking({ qid, status, carrier, trackingNumber, version, allowedActions }: WarehouseShipmentDetail) {
  const client = useQueryClient();
  const answer = useQuery({
    queryKey: [shipments, 'booking', qid, version],
    queryFn: ({ signal }) => getBooking(qid, signal),
    enabled: allowedActions.includes('book') || trackingNumber !== null,
    refetchInterval: ({ state }) =>
      isBeingBooked(state.data) || isBeingCancelled(state.data) ? bookingInterval : false,
  });
  const isBooked = answer.data ? answer.data.carrierBooking !== null : carrier !== null;
  const isAhead = status === 'OPEN' && isBooked !== (carrier !== null);
  useEffect(() => {
    if (isAhead) void client.invalidateQueries({ queryKey: [shipments, 'one', qid] });
  }, [isAhead, client, qid]);
  return answer;
}

/** Who carries these loads; nobody is asked before `loads` are told. */
export function useBookable(qid: string, loads: readonly WarehouseLoad[] | null) {
  return useQuery({
    queryKey: ['bookable-carriers', qid, loads],
    queryFn: ({ signal }) => getBookable(qid, loadsText(loads ?? []), signal),
    enabled: loads !== null,
    staleTime: 0,
    retry: false,
  });
}

/** Books once, however often it is sent; a refusal is told where it belongs. */
export function useBook({ qid, version }: WarehouseShipmentDetail, onBooked: () => void) {
  const client = useQueryClient();
  const once = useIdempotencyKey();
  return useMutation({
    mutationFn: (wish: Omit<BookingBody, 'version'>) =>
      once({ ...wish, version }, (body, key) => bookCarrier({ qid, key }, body)),
    onSuccess: ({ carrierBooking }) => {
      toast(carrierBooking ? words.booked : words.booking);
      if (carrierBooking) onBooked();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [shipments] }),
  });
}
