/**
 * What happened to orders that came as EDIFACT is told by files in the company's `out`: each thing once. What is due follows
 * from how things are, so that nothing that was missed stays untold. A file is noted after it was put: whoever stops in
 * between puts the same one again, under the same name and reference.
 */
import type { Deps } from '../../../platform/deps.ts';
import { versions } from '../edifact.messages.ts';
import { dueAnswers } from '../edifact.read-model.ts';
import { answersToPut, insertAnswers, never, noteLook, notePut, ordersToLookAt } from '../edifact.repository.ts';
import { writeInterchange } from '../edifact.syntax.rules.ts';
import { segmentsOfAnswer } from '../kept-segments.ts';

const batch = 200;

export async function answerOrders(deps: Deps, buyerId: string): Promise<void> {
  const { database, clock, exchange } = deps;
  for (const order of await database.read({ buyerId }, (db) => ordersToLookAt(db, buyerId, batch)))
    await database.write('system', async (db) => {
      const { due, isOver } = await dueAnswers(db, order, clock.now());
      await insertAnswers(db, order, due, clock.now());
      await noteLook(db, order, isOver ? never : clock.now());
    });
  for (const { answer, order } of await database.read({ buyerId }, (db) => answersToPut(db, buyerId, batch))) {
    const { type, id, createdAt: at } = answer;
    const reference = String(answer.reference);
    const envelope = { sender: order.recipient, recipient: order.sender, reference, at, type, version: versions[type] };
    const text = writeInterchange(envelope, segmentsOfAnswer(answer.segments));
    await exchange.put(buyerId, `${type}-${reference}.edi`, Buffer.from(text, 'latin1'));
    await database.write({ buyerId }, (db) => notePut(db, buyerId, id, clock.now()));
  }
}
