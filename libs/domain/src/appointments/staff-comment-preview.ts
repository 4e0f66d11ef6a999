/** How many characters of the staff's comment a card shows (`APT-050`). */
export const commentOnCard = 35;

/** The part of a comment shown on a card, and whether there is more (`APT-052`). Counts whole characters. */
export const commentPreview = (comment: string): { readonly shown: string; readonly cut: boolean } => {
  const characters = [...comment];
  return characters.length <= commentOnCard
    ? { shown: comment, cut: false }
    : { shown: characters.slice(0, commentOnCard).join(''), cut: true };
};
