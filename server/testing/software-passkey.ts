import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/*
 * A passkey device in software, for tests that speak to the server without a browser: it makes what an authenticator
 * makes (WebAuthn level 2, ES256, attestation "none"), and also what a cheating one would.
 */

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, held]) => [encode(key), encode(held)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

export interface PasskeyCheats {
  origin?: string;
  rpId?: string;
  /** The person was not asked for a finger or PIN. */
  unverified?: boolean;
  counter?: number;
}

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

/** One passkey on one device. */
export function createSoftwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(24);
  let counter = 0;

  const client = (type: string, challenge: string, cheats: PasskeyCheats) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: cheats.origin ?? origin, crossOrigin: false }));
  const data = (rpId: string, cheats: PasskeyCheats, attested: Buffer | null) => {
    counter += 1;
    const flags = 1 | (cheats.unverified ? 0 : 4) | (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(cheats.counter ?? counter);
    return Buffer.concat([
      sha256(cheats.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  };
  const name = id.toString('base64url');
  const answer = (response: object) => ({
    id: name,
    rawId: name,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: name,
    register(options: Options, cheats: PasskeyCheats = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const authData = data(options.rp?.id ?? '', cheats, attested);
      const attestation = encode(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return answer({
        clientDataJSON: client('webauthn.create', options.challenge, cheats).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    authenticate(options: Options, cheats: PasskeyCheats = {}) {
      const clientData = client('webauthn.get', options.challenge, cheats);
      const authenticatorData = data(options.rpId ?? '', cheats, null);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(clientData)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
