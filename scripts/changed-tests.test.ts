import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folders, mapped, testsFor } from './changed-tests.ts';

describe('npm run test:changed', () => {
  it('runs the tests of a domain’s folders and its journeys', () => {
    expect(testsFor(['api/src/domains/threads/threads.rules.ts', 'contract/src/messages/claims.ts'])).toEqual({
      units: [
        'api/src/domains/claims/',
        'api/src/domains/threads/',
        'contract/',
        'web/src/features/claims/',
        'web/src/features/threads/',
      ],
      journeys: ['e2e/claims.spec.ts', 'e2e/contact.spec.ts'],
      left: [expect.stringContaining('contract:')],
    });
  });

  it.each([
    ['api/src/domains/sales/sales.rules.ts', 'sales:'],
    ['contract/src/sales.ts', 'contract:'],
    ['web/src/ui/button.tsx', 'ui:'],
    ['api/src/platform/write.ts', 'api:'],
    ['e2e/fixtures.ts', 'e2e:'],
    ['playwright.config.ts', 'tools:'],
  ])('says what it leaves to the full run after a change of %s', (path, said) => {
    expect(testsFor([path]).left).toEqual([expect.stringContaining(said)]);
  });

  it('names no folder and no journey that is gone', () => {
    const known = folders().map((folder) => folder.split('/').at(-2));
    for (const [name, specs] of mapped) {
      expect(known).toContain(name);
      for (const spec of specs) expect(existsSync(`e2e/${spec}.spec.ts`), spec).toBe(true);
    }
  });
});
