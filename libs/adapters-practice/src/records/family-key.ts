/** A family name as it is compared: without case, accents and signs between its parts. */
export const familyKey = (parts: readonly string[]): string | undefined => {
  const key = parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key === '' ? undefined : key;
};
