/**
 * Whether a video visit at this address is opened: with TLS at an origin that the configuration names, or at the portal's
 * own (`APT-141`).
 */
export const opensVideo = (address: string, own: string, origins: readonly string[]): boolean => {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.origin === own || (url.protocol === 'https:' && origins.includes(url.origin));
};
