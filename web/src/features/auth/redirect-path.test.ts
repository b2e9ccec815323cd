import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './redirect-path.ts';

const origin = 'https://portal.example.com';

describe('redirectPath', () => {
  it.each(['/orders/', '/orders/?status=CURRENT&page=2', '/orders/0198/?task=quantities#line', '/', '/legal/terms/'])(
    '[RT-02] %s of this site is followed',
    (path) => expect(safeRedirectPath(path, origin)).toBe(path),
  );

  it.each([
    'https://evil.example/',
    'http://portal.example.com/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    'user@evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%00',
    '/a/..//evil.example',
    '/./\\evil.example',
    ' /orders/',
    '',
    '/%',
    '/login/',
    '/login/?redirectPath=/login/',
    '/logout/',
    '/logout',
    '/api/user/',
  ])('[RT-02] %j is not followed', (path) => expect(safeRedirectPath(path, origin)).toBeNull());

  it('[RT-02] without a path there is nowhere to go', () => {
    expect(safeRedirectPath(null, origin)).toBeNull();
    expect(safeRedirectPath(undefined, origin)).toBeNull();
  });
});
