import {
  cardSides,
  insuranceTexts,
  isFilled,
  type CardSide,
  type Insurance,
  type InsuranceId,
  type InsuranceText,
} from './insurance.ts';

/** What happens to one side of a card: it stays, is removed, or is replaced by another picture. */
export type PictureChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'new'; readonly picture: string };

export type PictureChanges = Readonly<Record<CardSide, PictureChange>>;

/** An insurance as it is sent: without an id if the practice does not know it (`MON-295`). */
export interface InsuranceChange {
  readonly id?: InsuranceId;
  readonly texts: Readonly<Record<InsuranceText, string>>;
  readonly photos: PictureChanges;
  readonly deleted: boolean;
}

export const pictureChange = (sent: string, now: string): PictureChange => {
  if (now === sent) return { kind: 'same' };
  return now === '' ? { kind: 'gone' } : { kind: 'new', picture: now };
};

/** Both sides, comparing what was sent with what is there now. */
export const pictureChanges = (sent: Partial<Record<CardSide, string>>, now: Record<CardSide, string>) =>
  Object.fromEntries(cardSides.map((side) => [side, pictureChange(sent[side] ?? '', now[side])])) as PictureChanges;

/** The changes to send for the current insurances; one that was added and removed here, or is blank, is skipped. */
export const insuranceChanges = (sent: readonly Insurance[], now: readonly Insurance[]): readonly InsuranceChange[] =>
  now.flatMap((insurance): InsuranceChange[] => {
    const { id, deleted } = insurance;
    if (typeof id === 'number' && (deleted || !isFilled(insurance))) return [];
    const texts = Object.fromEntries(insuranceTexts.map((field) => [field, insurance[field].trim()]));
    const before = sent.find((one) => one.id === id);
    return [
      {
        ...(typeof id === 'number' ? {} : { id }),
        texts: texts as InsuranceChange['texts'],
        photos: pictureChanges(before ?? {}, insurance),
        deleted,
      },
    ];
  });
