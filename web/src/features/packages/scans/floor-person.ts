/**
 * Who works on this device, so that scans can be kept while no page can ask: the id and the name that scans are recorded
 * under, never a token. Forgotten with the session.
 */
import { paths } from '../../../app/paths.ts';
import { readSession, signOut, subscribeSession } from '../../auth/auth.public.ts';

export interface FloorPerson {
  readonly qid: string;
  readonly name: string;
  readonly warehouseQid: string;
}
const key = 'quayside.floor-person';

/** Where the browser keeps nothing, nobody is known without a network. */
export function rememberPerson(person: FloorPerson): void {
  try {
    localStorage.setItem(key, JSON.stringify(person));
  } catch {
    // The disk is full, or storage is switched off: the page works without it.
  }
}

/** The person whose session may go on as soon as there is a network; null: whoever comes next signs in first. */
export function personOfDevice(): FloorPerson | null {
  if (!/(?:^|; )quayside_hint=warehouse(?:;|$)/.test(document.cookie)) return null;
  try {
    return personIn(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function personIn(kept: unknown): FloorPerson | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const [qid, name, warehouseQid] = ['qid', 'name', 'warehouseQid'].map((name) => Reflect.get(kept, name));
  const isWhole = typeof qid === 'string' && typeof name === 'string' && typeof warehouseQid === 'string';
  return isWhole ? { qid, name, warehouseQid } : null;
}

/** Once per page load: a shift that ends is forgotten, on whichever page it ends. */
export function forgetWithSession(): void {
  subscribeSession(() => {
    if (readSession().status === 'INVALID') localStorage.removeItem(key);
  });
}

/** Somebody else has the device in hand: the shift ends here, and on the server once that can be reached. */
export function endShift(): void {
  localStorage.removeItem(key);
  // Opened anew without a network, the page knows nobody.
  void signOut(paths.warehouseIncoming);
}
