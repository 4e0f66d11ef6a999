import type { Accommodations } from '@portico/domain/profile';
import { reaction } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';
import type { SignupForm } from './signup-form.ts';
import type { SignupNeeds } from './signup-needs.ts';

/** Never a password, and not that the terms were accepted, which is an act of its own. */
const keptFields = ['firstName', 'lastName', 'birthDate', 'phone', 'email'] as const;

/** What was typed into one sign-up, until it is sent. */
export class KeptSignup {
  /** The practice that was chosen before. */
  practice = '';

  readonly #draft: FormDraft;
  readonly #stop: () => void;

  /** `name`: what is typed for another invitation is not taken up. */
  constructor(draft: FormDraft, name: string, form: SignupForm, needs: SignupNeeds) {
    this.#draft = draft;
    const kept = draft.read();
    if (kept?.['name'] === name) {
      for (const field of keptFields) if (kept[field]) form.type(field, kept[field]);
      needs.choose(JSON.parse(kept['needs'] ?? '{}') as Accommodations);
      this.practice = kept['practice'] ?? '';
    }
    const typed = () => ({
      ...Object.fromEntries(keptFields.map((field) => [field, form[field]])),
      practice: form.practice,
      needs: JSON.stringify(needs.value),
    });
    this.#stop = reaction(
      () => JSON.stringify(typed()),
      () => draft.keep({ name, ...typed() }),
    );
  }

  stop(): void {
    this.#stop();
  }

  /** The account is created. */
  forget(): void {
    this.stop();
    this.#draft.drop();
  }
}
