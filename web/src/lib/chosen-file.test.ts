import { documentFileTypes, maximumFileBytes, pictureFileTypes } from '@quayside/contract/file-values';
import { describe, expect, it } from 'vitest';
import { ApiError, FailedToFetchError } from './api-error.ts';
import { afterError, chosenFile, isOnItsWay, refusalOf } from './chosen-file.ts';

const file = (name: string, size = 1) => ({ name, size });
const documents = { types: documentFileTypes };

describe('[ORD-13] a file that is chosen', () => {
  it.each(['a.pdf', 'B.PDF', 'photo.jpeg', 'list.xlsx', 'x.y.csv', 'invoice.xml'])('%s may be sent', (name) => {
    expect(refusalOf(file(name), documents)).toBeNull();
  });

  it.each(['a.exe', 'a', '.pdf.zip', 'pdf'])('%s is refused before it is sent, and what is taken is named', (name) => {
    expect(refusalOf(file(name), documents)).toBe(
      'This kind of file is not accepted. Choose a PDF, PNG, JPG, XLSX, CSV or XML file.',
    );
  });

  it('is refused where only pictures are taken', () => {
    expect(refusalOf(file('a.pdf'), { types: pictureFileTypes })).toContain('Choose a PNG or JPG file.');
  });

  it('is at least one byte and at most 10 MB, or what the field allows', () => {
    expect(refusalOf(file('a.pdf', 0), documents)).toContain('empty');
    expect(refusalOf(file('a.pdf', maximumFileBytes), documents)).toBeNull();
    expect(refusalOf(file('a.pdf', maximumFileBytes + 1), documents)).toContain('larger than 10 MB');
    expect(refusalOf(file('a.pdf', 3_000_000), { ...documents, maximumBytes: 2_097_152 })).toContain(
      'larger than 2 MB',
    );
  });

  it('waits for its turn, or for its form; what is refused does neither', () => {
    const pdf = new File(['x'], 'a.pdf');
    expect(chosenFile('1', pdf, documents, 'waiting')).toMatchObject({ state: 'waiting', error: null });
    expect(chosenFile('1', pdf, documents, 'chosen')).toMatchObject({ state: 'chosen', error: null });
    const refused = chosenFile('1', new File(['x'], 'a.exe'), documents, 'waiting');
    expect(refused.state).toBe('refused');
    expect(isOnItsWay(refused)).toBe(false);
  });
});

describe('[ORD-13] a file whose upload failed', () => {
  const waiting = chosenFile('1', new File(['x'], 'a.pdf'), documents, 'waiting');
  const refused = (status: number) => new ApiError({ status, code: 'x', message: 'Why', requestId: '', details: {} });

  it.each([400, 413, 415])('is refused for good with %i, in the server’s words', (status) => {
    expect(afterError(waiting, refused(status))).toMatchObject({ state: 'refused', error: 'Why' });
  });

  it.each([401, 409, 429, 500, 503])('may be tried again after %i', (status) => {
    expect(afterError(waiting, refused(status))).toMatchObject({ state: 'failed', error: 'Why', progress: 0 });
  });

  it('may be tried again when nothing answered', () => {
    const failed = afterError({ ...waiting, progress: 0.4 }, new FailedToFetchError('none'));
    expect(failed).toMatchObject({ state: 'failed', progress: 0, file: waiting.file });
    expect(failed.error).toBe('The file did not arrive. Check your connection, then try again.');
  });
});
