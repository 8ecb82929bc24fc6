/** Seals the keys of connections with the master key of the installation: AES-256-GCM, a random nonce for each. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A sealed text; all three in hexadecimal. */
export interface Sealed {
  /** The id of the master key that sealed it. */
  readonly keyId: string;
  readonly nonce: string;
  /** The encrypted text, with its tag of 16 bytes at the end. */
  readonly data: string;
}

const NONCE = 12;
const TAG = 16;

/** The id of a master key, made by a hash, so that the key does not follow from it. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('master key').update(key).digest('hex').slice(0, 16);

export class Vault {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: string | undefined;

  /** @param keys of 32 bytes: the first one seals, all of them open, so that a former one can still be read */
  constructor(keys: readonly Buffer[] = []) {
    this.#keys = new Map(keys.map((key) => [idOf(key), key]));
    [this.#current] = this.#keys.keys();
  }

  /** Whether there is a master key. Nothing can be sealed without one. */
  get hasKey(): boolean {
    return this.#current !== undefined;
  }

  /** Whether a text is sealed with the key that seals now. */
  isCurrent({ keyId }: Sealed): boolean {
    return keyId === this.#current;
  }

  /**
   * Seals a text.
   *
   * @param of what the text belongs to; `open` needs the same value
   * @throws Error without a master key
   */
  seal(text: string, of: string): Sealed {
    const keyId = this.#current ?? '';
    const key = this.#keys.get(keyId);
    if (!key) throw new Error('There is no master key');
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(of));
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { keyId, nonce: nonce.toString('hex'), data: data.toString('hex') };
  }

  /** The text; undefined without its master key, if it was changed, or if `of` is not the one that it was sealed with. */
  open({ keyId, nonce, data }: Sealed, of: string): string | undefined {
    const key = this.#keys.get(keyId);
    if (!key) return undefined;
    const bytes = Buffer.from(data, 'hex');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'hex'), {
        authTagLength: TAG,
      });
      decipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(-TAG));
      return decipher.update(bytes.subarray(0, -TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}
