/** Files of a company's `in` become orders; each is done or answered by a file that says what to mend, and none is lost. */
import type { Incoming } from '../../../adapters/exchange/exchange.port.ts';
import type { Deps } from '../../../platform/deps.ts';
import { buyerOf } from '../../sellers/sellers.public.ts';
import { wantedIn } from '../edifact.orders.rules.ts';
import { EdifactError, type Message, readInterchange } from '../edifact.syntax.rules.ts';
import { placeEdifactOrder } from './place-edifact-order.ts';

/** Signs in which the last segment of a whole file stands. */
const lastSegment = 80;

export async function receiveFiles(deps: Deps, buyerId: string): Promise<void> {
  if (!(await deps.database.read('none', (db) => buyerOf(db, buyerId)))) return;
  for (const file of await deps.exchange.incoming(buyerId)) await receive(deps, buyerId, file);
}

/** What fails for a reason of ours leaves the file where it is, for the next look. */
async function receive(deps: Deps, buyerId: string, { name, text, isOld }: Incoming): Promise<void> {
  // Somebody may be writing it just now.
  if (!isOld && !text.trimEnd().slice(-lastSegment).includes('UNZ')) return;
  const problems = await takeIn(deps, buyerId, text);
  if (problems.length > 0) await deps.exchange.put(buyerId, `${name}.error.txt`, errorText(name, problems));
  await deps.exchange.finish(buyerId, name, problems.length > 0 ? 'failed' : 'done');
}

async function takeIn(deps: Deps, buyerId: string, text: string): Promise<string[]> {
  const problems: string[] = [];
  const told = (where: string) => (error: unknown) => {
    if (!(error instanceof EdifactError)) throw error;
    problems.push(...error.message.split('\n').map((line) => `${where}${line}`));
  };
  const read = await Promise.resolve(text).then(readInterchange).catch(told(''));
  if (!read) return problems;
  for (const message of read.messages)
    await one(deps, { buyerId, message, ...read }).catch(told(`Message ${message.reference}: `));
  return problems;
}

type Received = {
  readonly buyerId: string;
  readonly message: Message;
  readonly sender: string;
  readonly recipient: string;
  readonly decimal: string;
};

async function one(deps: Deps, { decimal, ...received }: Received): Promise<void> {
  await placeEdifactOrder(deps, { ...received, wanted: wantedIn(received.message, decimal) });
}

const errorText = (name: string, problems: readonly string[]): string =>
  [
    `${name} was not taken in whole.`,
    '',
    ...problems.slice(0, 200),
    '',
    'Messages that are not named here were taken. Mend the others and send the file again: what was taken is not ordered twice.',
    '',
  ].join('\r\n');
