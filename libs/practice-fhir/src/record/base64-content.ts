/** Base64 as both formats write it, blanks and line ends allowed; `undefined` for anything else. */
export const bytesOf = (data: string): Uint8Array | undefined => {
  const dense = data.replace(/\s/g, '');
  return dense !== '' && dense.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(dense)
    ? new Uint8Array(Buffer.from(dense, 'base64'))
    : undefined;
};

/** A media type without parameters; what is none is unknown bytes. */
export const mediaTypeOf = (raw: string | undefined): string => {
  const bare = raw?.replace(/;.*/s, '').trim().toLowerCase();
  return bare?.match(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/)?.[0] ?? 'application/octet-stream';
};
