import type { MedicationFill } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import { directionsIn } from './directions-in-words.ts';

/** What tells how much of a medication is taken, and how. */
interface TellsHowTaken {
  readonly dose?: string;
  readonly instructions?: string;
  readonly fills?: readonly MedicationFill[];
}

/** A medication as it is shown: what is kept of it stays in signs. */
export const howTakenIn = (language: Language): (<Told extends TellsHowTaken>(told: Told) => Told) => {
  const inWords = directionsIn(language);
  return (told) => {
    const { dose, instructions, fills } = told;
    return {
      ...told,
      ...(dose === undefined ? {} : { dose: inWords(dose) }),
      ...(instructions === undefined ? {} : { instructions: inWords(instructions) }),
      ...(fills === undefined ? {} : { fills: fills.map((fill) => withQuantity(fill, inWords)) }),
    };
  };
};

const withQuantity = (fill: MedicationFill, inWords: (text: string) => string): MedicationFill =>
  fill.quantity === undefined ? fill : { ...fill, quantity: inWords(fill.quantity) };
