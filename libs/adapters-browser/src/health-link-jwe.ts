import type { LinkPayload } from '@portico/application/health';

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

export const base64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

export const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const header = base64url(
  utf8.encode(JSON.stringify({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' })),
);

const keyOf = (bytes: Bytes, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [use]);

const tagLength = 16;

/** Bytes of a summary that is opened; a small file may hold a large one. */
const largest = 20 * 1024 * 1024;

const through = async (bytes: Bytes, stream: GenericTransformStream): Promise<Bytes> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of new Blob([bytes])
    .stream()
    .pipeThrough<Uint8Array>(stream as never) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largest) throw new Error('The summary is too large.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as Bytes[]).arrayBuffer());
};

/** As a compact JWE with a new key, which is returned beside it and is nowhere else. */
export const encryptSummary = async (
  summary: Uint8Array,
): Promise<{ readonly sealed: string; readonly key: string }> => {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const small = await through(new Uint8Array(summary), new CompressionStream('deflate-raw'));
  const how = { name: 'AES-GCM', iv, additionalData: utf8.encode(header) };
  const both = new Uint8Array(await crypto.subtle.encrypt(how, await keyOf(key, 'encrypt'), small));
  const [text, tag] = [both.subarray(0, -tagLength), both.subarray(-tagLength)];
  return { sealed: [header, '', base64url(iv), base64url(text), base64url(tag)].join('.'), key: base64url(key) };
};

/** Throws where the key is not that of the text, or the text is not such a one. */
export const decryptSummary = async (sealed: string, key: string): Promise<string> => {
  const [protectedHeader = '', , iv = '', text = '', tag = ''] = sealed.trim().split('.');
  const { alg, enc, zip } = JSON.parse(new TextDecoder().decode(fromBase64url(protectedHeader))) as Record<
    string,
    unknown
  >;
  if (alg !== 'dir' || enc !== 'A256GCM' || (zip !== undefined && zip !== 'DEF'))
    throw new Error('An unknown encryption.');
  const how = { name: 'AES-GCM', iv: fromBase64url(iv), additionalData: utf8.encode(protectedHeader) };
  const both = new Uint8Array([...fromBase64url(text), ...fromBase64url(tag)]);
  const plain = new Uint8Array(await crypto.subtle.decrypt(how, await keyOf(fromBase64url(key), 'decrypt'), both));
  const whole = zip === undefined ? plain : await through(plain, new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(whole);
};

const scheme = 'shlink:/';

export const writeHealthLink = (payload: LinkPayload): string =>
  `${scheme}${base64url(utf8.encode(JSON.stringify(payload)))}`;

/** The payload of a link, with or without a viewer in front of it; undefined where it is none. */
export const readHealthLink = (link: string): LinkPayload | undefined => {
  const at = link.indexOf(scheme);
  if (at < 0) return undefined;
  try {
    const said = JSON.parse(
      new TextDecoder().decode(fromBase64url(link.slice(at + scheme.length))),
    ) as Partial<LinkPayload>;
    const isOne =
      typeof said.url === 'string' &&
      URL.canParse(said.url) &&
      /^[\w-]{43}$/.test(String(said.key)) &&
      (said.v ?? 1) === 1;
    return isOne ? (said as LinkPayload) : undefined;
  } catch {
    return undefined;
  }
};
