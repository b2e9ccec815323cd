// @vitest-environment happy-dom
import { orderQuestionMessages as words } from '@quayside/contract/messages/order-questions';
import { type OrderQuestion, orderQuestion, orderQuestionList } from '@quayside/contract/order-questions';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { BuyerQuestions } from './buyer-questions.tsx';

const at = '2026-11-25T08:00:00.000Z';
const asked: OrderQuestion = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000001', order: 'B-1042', saleQid: null, buyerName: 'Nordlicht' },
  ...{ category: 'SHIPPING', message: 'Two cartons are wet.', askedByName: 'Jana', askedAt: at },
  ...{ replyBy: '2026-11-26T08:00:00.000Z', answeredAt: null, answeredByName: null, answer: null },
};
const listed = { count: 1, countIsExact: true, page: 1, size: 25, results: [asked] };

function page() {
  const api = fakeApi();
  api.on('GET /internal/order-questions/', answer(orderQuestionList, listed));
  const hands = showPage(<BuyerQuestions page={1} pathOf={() => '/'} />, '/', { permissions: ['staff.sellers'] });
  const open = async () => {
    await hands.click(await screen.findByRole('button', { name: words.answerTo(asked.order) }));
    return within(await screen.findByRole('dialog', { name: words.dialog(asked.order) }));
  };
  return { api, hands, open };
}

describe('[GATE-04] what buyers ask', () => {
  it('an answer that was refused stays as typed, also when the dialog is closed and opened again', async () => {
    const { api, hands, open } = page();
    const form = await open();
    form.getByText(asked.message);
    await hands.click(form.getByRole('button', { name: words.send }));
    await form.findByText(words.answerMissing);
    await hands.type(form.getByLabelText(words.answerLabel), 'The driver takes them back.');
    api.on(
      'POST /internal/order-questions/{qid}/answer/',
      refusal(409, 'order_question_answered', 'Answered already.'),
    );
    await hands.click(form.getByRole('button', { name: words.send }));
    await form.findByText('Answered already.');
    await hands.click(form.getByRole('button', { name: 'Close' }));
    const again = await open();
    expect(again.getByLabelText(words.answerLabel)).toHaveProperty('value', 'The driver takes them back.');
  });

  it('an answer is sent once and told', async () => {
    const { api, hands, open } = page();
    const form = await open();
    const done = { ...asked, replyBy: null, answeredAt: at, answeredByName: 'Grace', answer: 'Yes.' };
    api.on('POST /internal/order-questions/{qid}/answer/', answer(orderQuestion, done));
    await hands.type(form.getByLabelText(words.answerLabel), 'Yes.');
    await hands.click(form.getByRole('button', { name: words.send }));
    await screen.findByText(words.sent);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
