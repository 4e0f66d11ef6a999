import type { PatientRef, PracticeId } from '../../kernel/index.ts';
import { identityNumbers } from '../identity-number.ts';
import type { NotificationChoices } from '../notification-choices.ts';
import type { Picture, PicturePlace } from '../picture.ts';
import type { Registered, Registration, RegistrationChange } from '../ports/registration.ts';
import type { RegistrationForm } from '../registration-form.ts';

interface Kept extends Omit<Registered, 'pictures'> {
  readonly updates?: NotificationChoices;
  readonly pictures: ReadonlyMap<PicturePlace, Picture>;
}

const nothing: Kept = { details: {}, insurances: [], pictures: new Map(), numbers: [] };

/** An in-memory registration that asks the patients of every practice for the same. */
export class MemoryRegistration implements Registration {
  readonly #form: RegistrationForm;
  readonly #kept = new Map<string, Kept>();

  constructor(form: RegistrationForm) {
    this.#form = form;
  }

  async form(_practice: PracticeId): Promise<RegistrationForm> {
    return this.#form;
  }

  async read(patient: PatientRef): Promise<Registered> {
    const { pictures, updates: _updates, ...rest } = this.#of(patient);
    return { ...rest, pictures: [...pictures.keys()] };
  }

  async updates(patient: PatientRef): Promise<NotificationChoices | undefined> {
    return this.#of(patient).updates;
  }

  async keep(patient: PatientRef, change: RegistrationChange): Promise<void> {
    const kept = this.#of(patient);
    const pictures = new Map(kept.pictures);
    for (const [place, picture] of change.pictures ?? []) {
      if (picture === undefined) pictures.delete(place);
      else pictures.set(place, picture);
    }
    const insurances = change.insurances ?? kept.insurances;
    for (const place of pictures.keys()) {
      const [of, id] = place.split(':');
      if (of === 'insurance' && !insurances.some((one) => one.id === id)) pictures.delete(place);
    }
    const updates = change.updates ?? kept.updates;
    this.#kept.set(keyOf(patient), {
      details: { ...kept.details, ...change.details },
      insurances,
      ...(updates === undefined ? {} : { updates }),
      pictures,
      numbers: identityNumbers.filter(
        (number) => kept.numbers.includes(number) || (change.numbers?.[number] ?? '') !== '',
      ),
    });
  }

  async pictures(patient: PatientRef, places: readonly PicturePlace[]): Promise<ReadonlyMap<PicturePlace, Picture>> {
    return new Map([...this.#of(patient).pictures].filter(([place]) => places.includes(place)));
  }

  #of(patient: PatientRef): Kept {
    return this.#kept.get(keyOf(patient)) ?? nothing;
  }
}

const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);
