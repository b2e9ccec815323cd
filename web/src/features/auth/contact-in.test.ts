import { expect, it } from 'vitest';
import { contactIn } from './contact-in.ts';

it.each([
  ['email', ' Mila@waldhuis.example ', 'Mila@waldhuis.example'],
  ['email', 'mila', null],
  ['email', 'mila@', null],
  ['email', 'mila @waldhuis.example', null],
  ['email', '', null],
  ['phone', '+31 6 1234-5678', '+31612345678'],
  ['phone', '0031 (6) 12.34.56.78', '+31612345678'],
  ['phone', '06 12345678', null],
  ['phone', '+31', null],
  ['phone', '', null],
] as const)('[PRO-15] %s %j is sent as %j', (kind, typed, sent) => {
  expect(contactIn(kind, typed)).toBe(sent);
});
