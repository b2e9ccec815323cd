/** HTTPS without a proxy in front, so that a phone in the warehouse may use its camera: browsers open it on secure pages alone. */
import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:https';
import { createSecureContext } from 'node:tls';
import { ConfigError } from './config-errors.ts';

export type Tls = { readonly cert: Buffer; readonly key: Buffer };
type Given = { readonly TLS_CERT?: string | undefined; readonly TLS_KEY?: string | undefined };

/** Throws ConfigError where the files are no certificate with its key. */
export function tlsOf({ TLS_CERT, TLS_KEY }: Given): Tls | undefined {
  if (TLS_CERT === undefined) {
    if (TLS_KEY !== undefined) throw new ConfigError(['TLS_KEY needs TLS_CERT beside it.']);
    return undefined;
  }
  try {
    const tls = { cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY ?? TLS_CERT) };
    createSecureContext(tls);
    return tls;
  } catch {
    throw new ConfigError([
      `TLS_CERT must be a PEM file with a certificate, its key in it or in TLS_KEY, not "${TLS_CERT}".`,
    ]);
  }
}

type Limits = Readonly<
  Record<'headersTimeout' | 'connectionsCheckingInterval' | 'keepAliveTimeout' | 'requestTimeout', number>
>;

/** Serves HTTPS with the limits of the plain server, all of them milliseconds. */
export const secureServer =
  (tls: Tls, limits: Limits) =>
  (handler: RequestListener): Server =>
    createServer({ ...tls, ...limits }, handler);
