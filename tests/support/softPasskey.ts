import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** Authenticator response in JSON. */
type Answer = Record<string, unknown>;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** CBOR, as much of it as a passkey needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, held]) => [cbor(key), cbor(held as never)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** A passkey in software: makes itself known and signs as an authenticator in a browser at an origin does. */
export class SoftPasskey {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #cose: Buffer;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#cose = cbor(
      new Map<number, unknown>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** Answers `navigator.credentials.create`. */
  create({ challenge }: { challenge?: unknown }): Answer {
    const size = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), size, this.id, this.#cose]);
    const authData = this.#data(0x41, attested);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      attestationObject: encoded(attestationObject),
      clientDataJSON: encoded(this.#client('webauthn.create', challenge)),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get({ challenge }: { challenge?: unknown }): Answer {
    this.counter += 1;
    const authenticatorData = this.#data(0x01);
    const clientData = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.#answer({
      authenticatorData: encoded(authenticatorData),
      clientDataJSON: encoded(clientData),
      signature: encoded(createSign('sha256').update(signed).sign(this.#key)),
    });
  }

  #data(flags: number, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter, attested]);
  }

  #client(type: string, challenge: unknown): string {
    return JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });
  }

  #answer(response: object): Answer {
    const id = encoded(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
