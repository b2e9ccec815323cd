import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FlagdCore } from '@openfeature/flagd-core';
import { OFREPProvider } from '@openfeature/ofrep-provider';
import { OpenFeature } from '@openfeature/server-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { defaultFlags, flagsOf } from './flags.ts';
import { followFlags } from './follow-flags.ts';

const path = join(mkdtempSync(join(tmpdir(), 'flags-')), 'flags.json');
const variants = { on: true, off: false };
const file = JSON.stringify({
  $schema: 'https://flagd.dev/schema/v0/flags.json',
  flags: {
    logistics: { state: 'ENABLED', variants, defaultVariant: 'off' },
    'warehouse-shipment-take-over': { state: 'ENABLED', variants, defaultVariant: 'on', targeting: {} },
    'proforma-upload': { state: 'ENABLED', variants, defaultVariant: 'on' },
  },
});
let t: TestApp;
let origin: string;
beforeAll(async () => {
  writeFileSync(path, file);
  t = await testApp({ env: { FLAGS_FILE: path } });
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await OpenFeature.close();
  await t.close();
});

describe('[INTG-09] flags', () => {
  it('are read here by OpenFeature’s own provider, all three of them', async () => {
    await OpenFeature.setProviderAndWait(new OFREPProvider({ baseUrl: origin }));
    const client = OpenFeature.getClient();
    const context = { targetingKey: 'somebody' };
    expect(await client.getBooleanValue('logistics', true, context)).toBe(false);
    expect(await client.getBooleanValue('warehouse-shipment-take-over', false, context)).toBe(true);
    expect(await client.getBooleanDetails('proforma-upload', false, context)).toMatchObject({
      ...{ value: true, variant: 'on', reason: 'STATIC' },
    });
    expect(await client.getBooleanDetails('nobodys', true, context)).toMatchObject({
      ...{ value: true, errorCode: 'FLAG_NOT_FOUND' },
    });
  });

  it('of a file are those that flagd itself reads in it', () => {
    const theirs = new FlagdCore();
    theirs.setConfigurations(file);
    const ours = flagsOf(path);
    expect(Object.entries(ours)).toHaveLength(3);
    for (const [name, value] of Object.entries(ours))
      expect(theirs.resolveBooleanEvaluation(name, !value, {}, console).value, name).toBe(value);
  });

  it('of one installation are followed by another, which is told of a change alone', async () => {
    const followed = { ...defaultFlags };
    const told: unknown[] = [];
    const stop = await followFlags({ url: origin, token: null }, followed, (outcome) => told.push(outcome));
    stop();
    expect(followed).toEqual(flagsOf(path));
    const ask = (headers: object) =>
      t.app.inject({
        method: 'POST',
        url: '/ofrep/v1/evaluate/flags',
        headers: { ...headers },
        payload: '{"context":{}}',
      });
    const first = await ask({});
    const again = await ask({ 'if-none-match': String(first.headers.etag) });
    expect([told, first.statusCode, again.statusCode, again.body]).toEqual([[200], 200, 304, '']);
    const broken = await t.app.inject({ method: 'POST', url: '/ofrep/v1/evaluate/flags', payload: 'nonsense' });
    expect([broken.statusCode, broken.json().errorCode]).toEqual([400, 'INVALID_CONTEXT']);
  });
});
