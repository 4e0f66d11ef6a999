/** A placeholder picture: head and shoulders in the practice's color, as pale as the initials of others, as a `data:` URL. */
export const avatarOf = (color: string): string => {
  const shape = '<circle cx="24" cy="19" r="8"/><path d="M8 48c0-11 7-17 16-17s16 6 16 17z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#fff"/><rect width="48" height="48" fill="${color}" opacity=".1"/><g fill="${color}" opacity=".6">${shape}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
