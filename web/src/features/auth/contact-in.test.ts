import { expect, it } from 'vitest';
import { contactIn } from './contact-in.ts';

it.each([
  ['email', ' Mila@waldhuis.example ', 'Mila@waldhuis.example'],
  ['email', 'mila', null],
  ['email', 'mila@', null],
  ['email', 'mila @waldhuis.example', null],
  ['email', '', null],
  ['phone', ' +31 6 1234-5678', '+31 6 1234-5678'],
  ['phone', '+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
  ['phone', '0031 6 12345678', '+31 6 12345678'],
  ['phone', '06 12345678', null],
  ['phone', '+31', null],
  ['phone', '', null],
] as const)('[PRO-15] %s %j is sent as %j', (kind, typed, sent) => {
  expect(contactIn(kind, typed)).toBe(sent);
});
