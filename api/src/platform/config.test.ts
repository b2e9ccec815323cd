import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quayside-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = 'a secret of at least thirty-two characters';

function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: dataDir, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('[CFG-01] an empty environment gives the documented defaults', () => {
    const config = readConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteBaseUrl: 'http://localhost:3000',
      apiBasePath: '/api',
      apiBaseUrl: 'http://localhost:3000/api',
      environment: 'development',
      databaseUrl: undefined,
      demo: { topup: true, baseTime: undefined },
      loginLimits: { perAccount: 5, perAddress: 20 },
      warehouseEnabled: true,
    });
  });

  it('[INTG-14] a start that can send no text messages says so', () => {
    const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_VERIFY_SERVICE: 'VA1' };
    expect(readConfig({ DATA_DIR: dataDir, ...twilio }).notes).toEqual([expect.stringContaining('TWILIO_FROM')]);
    const from = { TWILIO_FROM: '+31201234567' };
    expect(readConfig({ DATA_DIR: dataDir, ...twilio, ...from }).notes).toEqual([]);
    expect(complaints(from)).toEqual(['TWILIO_FROM needs TWILIO_ACCOUNT_SID beside it.']);
    expect(complaints({ ...twilio, TWILIO_FROM: 'us' })).toEqual([expect.stringContaining('TWILIO_FROM must be')]);
  });

  it('[CFG-03] a server told to run as production is one: its development pages need to be asked for', () => {
    const secret = { TOKEN_SECRET: 'x'.repeat(32), DATA_DIR: dataDir };
    expect(readConfig({ ...secret, NODE_ENV: 'production' }).environment).toBe('production');
    expect(readConfig({ ...secret, NODE_ENV: 'production', ENVIRONMENT: 'preview' }).environment).toBe('preview');
    expect(readConfig({ ...secret, NODE_ENV: 'test' }).environment).toBe('development');
    expect(() => readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production' })).toThrow('TOKEN_SECRET is required');
  });

  it('[CFG-01] addresses that depend on others follow them', () => {
    const config = readConfig({
      DATA_DIR: dataDir,
      SITE_BASE_URL: 'https://portal.example.com/',
      API_BASE_PATH: '/v2/api',
    });
    expect(config.siteBaseUrl).toBe('https://portal.example.com');
    expect(config.apiBaseUrl).toBe('https://portal.example.com/v2/api');
  });

  it('[CFG-01] an empty variable counts as unset', () => {
    expect(readConfig({ DATA_DIR: dataDir, PORT: '', API_BASE_URL: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['SITE_BASE_URL', 'portal'],
    ['SITE_BASE_URL', 'ftp://portal.example.com'],
    ['API_BASE_URL', 'nonsense'],
    ['API_BASE_PATH', 'api/'],
    ['ENVIRONMENT', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL_SIZE', '-1'],
    ['TOKEN_SECRET', 'short'],
    ['DEMO_TOPUP', 'maybe'],
    ['DEMO_BASE_TIME', 'yesterday'],
    ['MAIL_SUPPORT', 'nobody'],
    ['LOGIN_LIMIT_PER_ACCOUNT', '1.5'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('[CFG-01] %s=%s gives exactly one line that names the variable', (name, value) => {
    const lines = complaints({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  it('[CFG-01] our own IBAN is taken as printed, and no other number', () => {
    expect(readConfig({ PAYMENTS_IBAN: 'NL91 ABNA 0417 1643 00' }).payments.iban).toBe('NL91ABNA0417164300');
    expect(() => readConfig({ PAYMENTS_IBAN: 'NL91ABNA0417164301' })).toThrow('PAYMENTS_IBAN must be an IBAN');
  });

  it('[CFG-01] several bad values are all named at once', () => {
    expect(complaints({ PORT: 'x', ENVIRONMENT: 'y' })).toEqual([
      'PORT must be a whole number from 1 to 65535, not "x".',
      'ENVIRONMENT must be development, preview or production, not "y".',
    ]);
  });

  it('a bad secret or database address is never repeated', () => {
    const lines = complaints({ TOKEN_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@localhost/x' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('hunter2');
  });

  it('[CFG-02] the demo needs no secret: one is made, kept and readable by its owner only', () => {
    const first = readConfig({ DATA_DIR: dataDir }).tokenSecret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readConfig({ DATA_DIR: dataDir }).tokenSecret).toBe(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0);
  });

  it('[CFG-01] production does not start without a secret of its own', () => {
    expect(complaints({ ENVIRONMENT: 'production' })).toEqual([expect.stringMatching(/^TOKEN_SECRET is required/)]);
    expect(readConfig({ ENVIRONMENT: 'production', TOKEN_SECRET: secret }).tokenSecret).toBe(secret);
  });
});
