/** A device with a passkey, in software: signs as WebAuthn says (level 3, 6.1 and 6.5), with a P-256 key and no attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');
/** User present and verified, with a new key or without. */
const flags = { shown: 0x05, made: 0x45 } as const;

export function makeAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const head = (flag: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flag]), count]);
  };
  const client = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const shell = { id: b64(id), rawId: b64(id), type: 'public-key' } as const;
  return {
    /** What a browser sends after `navigator.credentials.create`. */
    make: (challenge: string, at = origin) => {
      // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9052, 7; RFC 9053, 7.1).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([head(flags.made), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      // CBOR: {fmt: "none", attStmt: {}, authData: data}.
      const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        ...[Buffer.from([0x58, data.length]), data],
      ]);
      const clientDataJSON = b64(client('webauthn.create', challenge, at));
      return { ...shell, response: { clientDataJSON, attestationObject: b64(attestation) } };
    },
    /** What it sends after `navigator.credentials.get`; `count` as a device that was copied would tell it. */
    show: (challenge: string, { at = origin, count }: { at?: string; count?: number } = {}) => {
      counter = count ?? counter + 1;
      const clientData = client('webauthn.get', challenge, at);
      const data = head(flags.shown);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      const response = { clientDataJSON: b64(clientData), authenticatorData: b64(data), signature: b64(signature) };
      return { ...shell, response };
    },
  };
}
