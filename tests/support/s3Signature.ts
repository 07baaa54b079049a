import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it arrived. */
export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Account of the storage. */
export interface S3Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** A code of the S3 error answers, or null when the signature is right. */
export type SignatureFault =
  | 'AccessDenied'
  | 'AuthorizationHeaderMalformed'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
/** Maximum clock difference, in milliseconds. */
const SKEW_MS = 15 * 60_000;

/** Checks a request's Signature Version 4, worked out anew from the secret as the specification of S3 tells. */
export function signatureFault(request: SignedRequest, account: S3Account, now: Date): SignatureFault | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const given = header('authorization');
  if (given === '') return 'AccessDenied';
  const [, key, day = '', region = '', names = '', signature = ''] = AUTHORIZATION.exec(given) ?? [];
  if (key === undefined || region !== account.region) return 'AuthorizationHeaderMalformed';
  if (key !== account.accessKeyId) return 'InvalidAccessKeyId';
  const time = header('x-amz-date');
  const [, year, month, date, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const sentAt = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(sentAt - now.getTime()) <= SKEW_MS)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  // Whatever changes the meaning of a request has to be signed.
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !signed.includes(name)) || !time.startsWith(day)) return 'SignatureDoesNotMatch';

  const [path = '/', query = ''] = request.url.split('?', 2);
  const canonical = [
    request.method,
    encoded(decodeURIComponent(path), true),
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${header(name).trim().replaceAll(/\s+/g, ' ')}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  let secret: Buffer | string = `AWS4${account.secretAccessKey}`;
  for (const step of [day, region, 's3', 'aws4_request']) secret = hmac(secret, step);
  const right = hmac(secret, toSign);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

/** SHA-256 as hex. */
export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function canonicalQuery(query: string): string {
  if (query === '') return '';
  return query
    .split('&')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value].map((part) => encoded(decodeURIComponent(part.replaceAll('+', ' ')), false));
    })
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
}

function encoded(text: string, keepSlashes: boolean): string {
  const all = encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return keepSlashes ? all.replaceAll('%2F', '/') : all;
}
