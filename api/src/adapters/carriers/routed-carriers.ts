/** Several adapters as one port: each carrier is asked through the adapter that is configured for it. */
import type { CarriersPort } from './carriers.port.ts';

/** `real` holds the carriers with an adapter of their own; all others, and what is asked of all, go to `embedded`. */
export function routedCarriers(embedded: CarriersPort, real: Readonly<Record<string, CarriersPort>>): CarriersPort {
  const of = (carrier: string): CarriersPort => real[carrier] ?? embedded;
  return {
    options: async (cargo) => {
      const [own, ...others] = await Promise.all([embedded, ...Object.values(real)].map((port) => port.options(cargo)));
      const kept = own ?? { options: [], refused: [] };
      return {
        options: [...others.flatMap(({ options }) => options), ...kept.options.filter(({ carrier }) => !real[carrier])],
        refused: [...others.flatMap(({ refused }) => refused), ...kept.refused.filter(({ carrier }) => !real[carrier])],
      };
    },
    book: (request) => of(request.carrier).book(request),
    outcome: (request) => of(request.carrier).outcome(request),
    cancel: (booking) => of(booking.carrier).cancel(booking),
    track: (booked) => of(booked.carrier).track(booked),
  };
}
