import { describe, expect, it } from 'vitest';
import { formFrom, formIn, issueOf, problemsOf } from './contact-form.ts';

const file = { qid: '0190a0a0-0000-7000-8000-000000000001', name: 'photo.png', fileType: 'png', bytes: 12 } as const;
const filled = { category: 'PRICE', claim: '', message: ' The price is per box. ', files: [], key: 'k' } as const;

describe('[ORD-17] the contact form', () => {
  it('[RT-20] is filled by the address: topic and claim', () => {
    expect(formFrom(new URLSearchParams('topic=claim&claim=CL-1042'))).toMatchObject({
      category: 'CLAIM',
      claim: 'CL-1042',
      message: '',
      files: [],
    });
    expect(formFrom(new URLSearchParams('claim=CL-1042')).category).toBe('CLAIM');
    expect(formFrom(new URLSearchParams('topic=PRICE&claim=CL-1042')).category).toBe('PRICE');
    expect(formFrom(new URLSearchParams('topic=WEATHER')).category).toBe('');
    expect(formFrom(new URLSearchParams('topic=toString')).category).toBe('');
  });

  it('says what is missing, and sends nothing until it is there', () => {
    const empty = formFrom(new URLSearchParams());
    expect(problemsOf(empty)).toEqual({ category: 'Choose a topic', message: 'Write a message' });
    expect(issueOf(empty)).toBeNull();
    expect(issueOf({ ...filled, message: 'x'.repeat(4_001) })).toBeNull();
    expect(problemsOf({ ...filled, message: 'x'.repeat(4_001) })).toEqual({ message: 'Use at most 4,000 characters' });
  });

  it('waits for files that have not arrived', () => {
    expect(problemsOf(filled, true)).toEqual({
      files: 'A file has not arrived yet. Wait for it, try it again or remove it.',
    });
  });

  it('sends the message without its edges, its files by id, and the claim with its own topic only', () => {
    expect(issueOf(filled)).toEqual({ category: 'PRICE', message: 'The price is per box.' });
    expect(issueOf({ ...filled, files: [file] })).toHaveProperty('files', [file.qid]);
    expect(issueOf({ ...filled, claim: 'CL-1' })).not.toHaveProperty('claim');
    expect(issueOf({ ...filled, category: 'CLAIM', claim: ' CL-1 ' })).toMatchObject({ claim: 'CL-1' });
  });

  it('takes a draft back only in its own shape', () => {
    expect(formIn(JSON.parse(JSON.stringify({ ...filled, files: [file] })))).toEqual({ ...filled, files: [file] });
    expect(formIn({ ...filled, category: 'WEATHER' })?.category).toBe('');
    for (const wrong of [null, 'x', {}, { ...filled, message: 1 }, { ...filled, files: [1] }, { ...filled, key: null }])
      expect(formIn(wrong)).toBeNull();
  });
});
