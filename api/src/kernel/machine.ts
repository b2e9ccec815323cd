/**
 * State machines as data. A domain writes its transitions as a table; guards are pure and answer the refusal or null.
 * The table is the only place that knows which event leads where, and the tests walk every state and event.
 */
import type { Refusal } from './errors.ts';

export type Transition<State extends string, Event extends string, Context> = {
  readonly event: Event;
  readonly from: readonly State[];
  readonly to: State | ((context: Context) => State);
  readonly guards: readonly ((context: Context) => Refusal | null)[];
};

export type Machine<State extends string, Event extends string, Context> = readonly Transition<State, Event, Context>[];

export type Outcome<State> = { readonly to: State } | { readonly refusal: Refusal };

/**
 * Where `event` leads from `state`. `notAllowed` makes the refusal for an event that the state does not know;
 * a guard's refusal is answered as it is.
 */
export function next<State extends string, Event extends string, Context>(
  machine: Machine<State, Event, Context>,
  state: State,
  event: Event,
  context: Context,
  notAllowed: () => Refusal,
): Outcome<State> {
  const transition = machine.find((one) => one.event === event && one.from.includes(state));
  if (!transition) return { refusal: notAllowed() };
  for (const guard of transition.guards) {
    const refusal = guard(context);
    if (refusal) return { refusal };
  }
  return { to: typeof transition.to === 'function' ? transition.to(context) : transition.to };
}

/** The events a state knows, whatever their guards say. */
export function eventsOf<State extends string, Event extends string, Context>(machine: Machine<State, Event, Context>, state: State): Event[] {
  return machine.filter((one) => one.from.includes(state)).map((one) => one.event);
}
