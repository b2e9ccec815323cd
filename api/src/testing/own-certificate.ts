/** A certificate of localhost that signs itself, made anew for each test: no key is kept anywhere. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** Tag, length and content, by X.690. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const list = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const ecdsaWithSha256 = list(der(0x06, hex('2a8648ce3d040302')));
const subjectAltName = der(0x06, hex('551d11'));
const commonName = der(0x06, hex('550403'));
const name = list(der(0x31, list(commonName, der(0x0c, Buffer.from('localhost')))));
const names = list(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
const validity = list(...['200101000000Z', '490101000000Z'].map((time) => der(0x17, Buffer.from(time))));
const pemOf = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${content.toString('base64')}\n-----END ${label}-----\n`;

/** Both as PEM. */
export function ownCertificate(): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const told = list(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    ...[name, validity, name],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, list(list(subjectAltName, der(0x04, names)))),
  );
  const signed = list(told, ecdsaWithSha256, der(0x03, Buffer.from([0]), sign('sha256', told, privateKey)));
  return { cert: pemOf('CERTIFICATE', signed), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
