import { describe, expect, it } from 'vitest';
import { matching } from './help-search.ts';

const articles = [
  { title: 'Get paid', summary: 'You trigger the payment.', text: 'Within the deadline of an order.' },
  { title: 'Deadline of an order', summary: '3 working days', text: 'Réclamation' },
];
const titles = (asked: string) => matching(articles, asked).map(({ title }) => title);

describe('[RT-26] the search of the handbook', () => {
  it('shows everything without a word, in the order of the content', () => {
    expect(titles('  ')).toEqual(['Get paid', 'Deadline of an order']);
  });
  it('finds articles that hold every word, titles first', () => {
    expect(titles('order deadline')).toEqual(['Deadline of an order', 'Get paid']);
    expect(titles('deadline pallet')).toEqual([]);
  });
  it('takes no notice of case and accents', () => {
    expect(titles('RECLAMATION')).toEqual(['Deadline of an order']);
  });
});
