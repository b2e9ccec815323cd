/** Files of a company's `in` become orders; each is done or answered by a file that says what to mend, and none is lost. */
import type { Incoming } from '../../../adapters/exchange/exchange.port.ts';
import { minutes, plus } from '../../../kernel/clock.ts';
import { shortName } from '../../../kernel/short-name.ts';
import type { Deps } from '../../../platform/deps.ts';
import { buyerOf } from '../../sellers/sellers.public.ts';
import { wantedIn } from '../edifact.orders.rules.ts';
import { EdifactError, readInterchange } from '../edifact.syntax.rules.ts';
import { placeEdifactOrder } from './place-edifact-order.ts';

/** Signs in which the last segment of a whole file stands. */
const lastSegment = 80;
/** Of a run, read one by one; the others wait for the next. */
const mostFiles = 100;
/** New orders of a run, and refusals of a file: each may take as long as several plans. */
const mostPlanned = 20;

/** What is left of a run. */
type Run = { readonly buyerId: string; planned: number };

/** Throws AggregateError, after the last file, with what failed for a reason of ours: those files wait for the next run. */
export async function receiveFiles(deps: Deps, buyerId: string): Promise<void> {
  const { exchange, database } = deps;
  if (!(await database.read('none', (db) => buyerOf(db, buyerId)))) return;
  const run: Run = { buyerId, planned: 0 };
  const failures: unknown[] = [];
  let files = 0;
  for (const name of await exchange.waiting(buyerId)) {
    if (files >= mostFiles || run.planned >= mostPlanned) break;
    try {
      const file = await exchange.read(buyerId, name);
      if (!file) continue;
      files += 1;
      await receive(deps, run, file);
    } catch (error) {
      failures.push(error);
    }
  }
  const [cause] = failures;
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files were not taken`, { cause });
}

async function receive(deps: Deps, run: Run, file: Incoming): Promise<void> {
  const { name, bytes, writtenAt } = file;
  const text = bytes.toString('latin1');
  const isOld = plus(writtenAt, minutes(10)) < deps.clock.now();
  // Somebody may be writing it just now.
  if (!isOld && !text.trimEnd().slice(-lastSegment).includes('UNZ')) return;
  const { buyerId } = run;
  const problems = await takeIn(deps, run, text);
  if (problems === null) return;
  if (problems.length > 0)
    await deps.exchange.put(
      buyerId,
      `${shortName(name, 190)}.error.txt`,
      Buffer.from(errorText(name, problems), 'latin1'),
    );
  await deps.exchange.finish(buyerId, file, problems.length > 0 ? 'failed' : 'done');
}

/** Null: the run is over before the file is. What was taken of it is known in the next one, and costs nothing then. */
async function takeIn(deps: Deps, run: Run, text: string): Promise<string[] | null> {
  const problems: string[] = [];
  const told = (where: string) => (error: unknown) => {
    if (!(error instanceof EdifactError)) throw error;
    problems.push(...error.message.split('\n').map((line) => `${where}${line}`));
  };
  const read = await Promise.resolve(text).then(readInterchange).catch(told(''));
  if (!read) return problems;
  let [taken, refused] = [0, 0];
  for (const message of read.messages) {
    if (taken >= mostPlanned) return null;
    if (refused >= mostPlanned) return [`Messages from ${message.reference} on were not looked at.`, ...problems];
    const noted = told(`Message ${message.reference}: `);
    const wanted = await Promise.resolve(message)
      .then((sent) => wantedIn(sent, read.decimal))
      .catch(noted);
    if (!wanted) continue;
    const end = await placeEdifactOrder(deps, { ...read, buyerId: run.buyerId, message, wanted }).catch(noted);
    if (end === 'NEW') taken += 1;
    if (!end) refused += 1;
    if (end !== 'KNOWN') run.planned += 1;
  }
  return problems;
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
