/** A card shows this many characters of the staff's comment (`APT-050`). */
export const commentOnCard = 35;

/** What the card shows of a comment, and whether a way to the rest is needed (`APT-052`). Counts whole characters. */
export const commentPreview = (comment: string): { readonly shown: string; readonly cut: boolean } => {
  const characters = [...comment];
  return characters.length <= commentOnCard
    ? { shown: comment, cut: false }
    : { shown: characters.slice(0, commentOnCard).join(''), cut: true };
};
