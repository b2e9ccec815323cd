import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ownCertificate } from '../testing/own-certificate.ts';
import { readConfig } from './config.ts';
import { createServer } from './http/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { cert, key } = ownCertificate();
function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env });
const both = file('both.pem', cert + key);

it('[WH-08] with a certificate the server speaks HTTPS to a phone of the same network, with the limits it has without', async () => {
  const app = createServer(read({ TLS_CERT: both }));
  app.get('/here', () => 'yes');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const answer = await new Promise<string>((resolve, fail) => {
    const asked = get(`https://127.0.0.1:${port}/here`, { ca: cert }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    asked.on('error', fail);
  });
  expect(answer).toBe('yes');
  const plain = createServer(read({}));
  for (const limit of ['headersTimeout', 'requestTimeout', 'keepAliveTimeout', 'timeout'] as const)
    expect(app.server[limit], limit).toBe(plain.server[limit]);
  await Promise.all([app.close(), plain.close()]);
});

it('[CFG-01] people use the address it listens on, by HTTPS, unless another is set', () => {
  const at = (env: Record<string, string>) => read({ TLS_CERT: both, ...env }).siteBaseUrl;
  expect(at({})).toBe('https://localhost:3000');
  expect(at({ HOST: '0.0.0.0' })).toBe('https://localhost:3000');
  expect(at({ HOST: '192.168.1.20', PORT: '3443' })).toBe('https://192.168.1.20:3443');
  expect(at({ HOST: '::1' })).toBe('https://[::1]:3000');
  expect(at({ HOST: '0.0.0.0', SITE_BASE_URL: 'https://floor.example' })).toBe('https://floor.example');
  expect(read({ HOST: '192.168.1.20' }).siteBaseUrl).toBe('http://localhost:3000');
});

it('[CFG-01] the key may have a file of its own; what is no certificate stops the start in words', () => {
  const apart = read({ TLS_CERT: file('cert.pem', cert), TLS_KEY: file('key.pem', key) });
  expect(apart.tls?.key.toString()).toBe(key);
  expect(() => read({ TLS_CERT: file('cert.pem', cert) })).toThrow(/^TLS_CERT must be a PEM file/);
  expect(() => read({ TLS_CERT: join(folder, 'none.pem') })).toThrow(/^TLS_CERT must be a PEM file/);
  expect(() => read({ TLS_KEY: both })).toThrow('TLS_KEY needs TLS_CERT beside it.');
});
