/** A self-signed certificate for 127.0.0.1, made for one test run: node can read certificates, but not make them. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** One value in DER (X.690): tag, length, contents. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: readonly Uint8Array[]): Buffer => der(0x30, ...contents);
const objectId = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));
const text = (value: string): Buffer => der(0x0c, Buffer.from(value));
const flag = (value: boolean): Buffer => der(0x01, Buffer.from([value ? 255 : 0]));
/** A UTC time, YYMMDDHHMMSSZ. */
const time = (moment: number): Buffer =>
  der(
    0x17,
    Buffer.from(
      `${new Date(moment)
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );

const ecdsaWithSha256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const commonName = objectId(0x55, 0x04, 0x03);
const basicConstraints = objectId(0x55, 0x1d, 0x13);
const alternativeName = objectId(0x55, 0x1d, 0x11);
const day = 86_400_000;

const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`;

/**
 * Makes a certificate that is its own authority (RFC 5280), for 127.0.0.1 and two days.
 *
 * @returns certificate and key as PEM
 */
export function selfSigned(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, text('Test gateway'))));
  const extension = (id: Buffer, value: Buffer) => sequence(id, der(0x04, value));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(basicConstraints, sequence(flag(true))),
        extension(alternativeName, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))),
      ),
    ),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    cert: pem('CERTIFICATE', sequence(content, ecdsaWithSha256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
