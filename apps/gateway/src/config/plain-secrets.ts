import { isReference } from './references.ts';

/** How the names of settings end that hold a secret; `keyFile`, `keyId` and `tokenUrl` do not. */
const secretNames =
  /(?:secret|token|password|passphrase|passwd|pwd|credentials?|authorization|(?:^|api|private|access|auth|signing|subscription|client|shared|master|encryption|security|account)[-_]?key)$/i;
const publicNames = /^public/i;

/** A private key, a signed token, a header that lets in, an address with a password. */
const secretTexts = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /^eyJ[\w-]+\.[\w-]+\.[\w-]*/,
  /^(?:basic|bearer)\s+\S{8}/i,
  /^[a-z][\d+.a-z-]*:\/\/[^\s/@]*:[^\s/@]+@/i,
];

const isPlainSecret = (name: string, value: unknown): boolean => {
  if (typeof value !== 'string' || value.trim() === '') return false;
  return (secretNames.test(name) && !publicNames.test(name)) || secretTexts.some((secret) => secret.test(value.trim()));
};

/** The places below `where` at which a secret seems to be written instead of named. Names that are none are not repeated. */
export const plainSecrets = (value: unknown, where: string, name = ''): readonly string[] => {
  if (isPlainSecret(name, value)) return [where];
  if (Array.isArray(value)) return value.flatMap((each, at) => plainSecrets(each, `${where}[${at}]`, name));
  if (typeof value !== 'object' || value === null || isReference(value)) return [];
  return Object.entries(value).flatMap(([field, each]) => {
    const told = /^[a-zA-Z]\w{0,30}$/.test(field) ? field : 'a name';
    return plainSecrets(each, `${where}.${told}`, field);
  });
};
