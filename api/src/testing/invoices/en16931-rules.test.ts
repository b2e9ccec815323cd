import { describe, expect, it } from 'vitest';
import { brokenPapers, papers, strictlyBrokenPapers } from './broken-papers.ts';
import { brokenRules, ruleIds } from './en16931-rules.ts';

describe('[ORD-19] each rule of EN 16931 that the product checks', () => {
  it.each(Object.entries(papers))('holds for what the product issues: %s', (_, xml) => {
    expect(brokenRules(xml)).toEqual([]);
  });

  it.each([...brokenPapers, ...strictlyBrokenPapers])('$id is found broken when it is broken', ({ id, damaged }) => {
    expect(brokenRules(damaged)).toContain(id);
  });

  it('is broken here once at least', () => {
    const tried = new Set([...brokenPapers, ...strictlyBrokenPapers].map(({ id }) => id));
    expect(ruleIds.filter((id) => id.startsWith('BR-') && !tried.has(id))).toEqual([]);
  });

  it.each(['cac:PayeeParty', 'cac:InvoicePeriod', 'cac:PayeeFinancialAccount', 'cbc:PrepaidAmount', 'cbc:EndpointID'])(
    'speaks up when a paper begins to hold what no rule is here for: %s',
    (name) => {
      const xml = papers.S.replace('<cac:Delivery>', `<${name}>1</${name}>$&`);
      expect(brokenRules(xml)).toEqual([`without ${name}`]);
    },
  );
});
