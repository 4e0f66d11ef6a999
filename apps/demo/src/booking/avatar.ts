const titles = new Set(['Dr.', 'PA-C', 'NP']);

/** A placeholder picture: initials on the practice's color, as a `data:` URL. */
export const avatarOf = (name: string, color: string): string => {
  const words = name
    .replaceAll(',', '')
    .split(' ')
    .filter((word) => !titles.has(word));
  const initials = [words.at(0), words.at(-1)].map((word) => word?.at(0) ?? '').join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${color}"/><text x="24" y="31" font-family="sans-serif" font-size="18" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
