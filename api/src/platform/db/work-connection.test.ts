import { expect, it } from 'vitest';
import { testDatabaseUrl } from '../../testing/db.ts';
import { connectForWork } from './work-connection.ts';

it('[ORD-16] work beside the requests has a time limit of its own, at the server', async () => {
  const client = await connectForWork(await testDatabaseUrl(), { statement: 200 });
  const begun = performance.now();
  await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect((await client.query("select current_setting('timezone') as zone")).rows).toEqual([{ zone: 'UTC' }]);
  await client.end();
});
