/**
 * State machines as data. A domain writes its transitions as a table; guards are pure and answer an error code or null.
 * The table is the only place that knows which event leads where, and the tests walk every state and event.
 */
import type { Details } from './errors.ts';

/** Why a transition is refused: a code of the domain's error table and its details. A plain object: lists ask often. */
export type Refused<Code extends string> = { readonly code: Code; readonly details?: Details };

export type Transition<State extends string, Event extends string, Context, Code extends string> = {
  readonly event: Event;
  readonly from: readonly State[];
  readonly to: State | ((context: Context) => State);
  readonly guards: readonly ((context: Context) => Refused<Code> | null)[];
};

export type Machine<State extends string, Event extends string, Context, Code extends string> = readonly Transition<
  State,
  Event,
  Context,
  Code
>[];

export type Outcome<State, Code extends string> = { readonly to: State } | { readonly refused: Refused<Code> };

/** Where `event` leads from `state`; `notAllowed` is the code for an event that the state does not know. */
export function next<State extends string, Event extends string, Context, Code extends string>(
  machine: Machine<State, Event, Context, Code>,
  state: State,
  event: Event,
  context: Context,
  notAllowed: Code,
): Outcome<State, Code> {
  const transition = machine.find((one) => one.event === event && one.from.includes(state));
  if (!transition) return { refused: { code: notAllowed } };
  for (const guard of transition.guards) {
    const refused = guard(context);
    if (refused) return { refused };
  }
  return { to: typeof transition.to === 'function' ? transition.to(context) : transition.to };
}
