import { expect, inject, it } from 'vitest';
import { resetDatabase } from '../../start/reset-database.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { prepareDatabase } from '../postgres/roles.ts';
import { migrate } from './migrate.ts';
import { connectForWork } from './work-connection.ts';

it('[ORD-16] work beside the requests has a time limit of its own, at the server', async () => {
  const client = await connectForWork(await testDatabaseUrl(), { statement: 200 });
  const begun = performance.now();
  await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect((await client.query("select current_setting('timezone') as zone")).rows).toEqual([{ zone: 'UTC' }]);
  await client.end();
});

it('[ORD-16] tables of the job queue that another holds do not keep a start waiting', async () => {
  const url = await testDatabaseUrl();
  const other = await connectForWork(url, { statement: 10_000 });
  await other.query('begin; lock table graphile_worker.migrations in access exclusive mode');
  const begun = performance.now();
  await expect(migrate(url, { statement: 5_000, lock: 300 })).rejects.toMatchObject({ code: '55P03' });
  expect(performance.now() - begun).toBeLessThan(3_000);
  await other.end();
  await migrate(url);
});

it('[ORD-16] a database that somebody uses is not waited for without end when it is emptied', async () => {
  const url = new URL(await testDatabaseUrl());
  await prepareDatabase(inject('postgres').superuserUrl, 'to_be_emptied');
  url.pathname = '/to_be_emptied';
  await migrate(url.href);
  const other = await connectForWork(url.href, { statement: 10_000 });
  await other.query('begin; lock table public.users in access share mode');
  const begun = performance.now();
  await expect(resetDatabase(url.href, { statement: 5_000, lock: 300 })).rejects.toMatchObject({ code: '55P03' });
  expect(performance.now() - begun).toBeLessThan(3_000);
  await other.end();
  await resetDatabase(url.href);
});

it('[ORD-16] a connection that is lost under such work fails the work, and ends nothing else', async () => {
  const url = await testDatabaseUrl();
  const client = await connectForWork(url, { statement: 10_000 });
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const other = await connectForWork(url, { statement: 10_000 });
  await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await other.end();
  // Nobody hears of it but whoever asks next; unheard, it would end the process.
  await expect(client.query('select 1')).rejects.toThrow();
  await client.end().catch(() => undefined);
});
