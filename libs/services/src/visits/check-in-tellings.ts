import type { FormStore } from '@portico/domain/forms';
import { inLanguageOf } from '@portico/domain/kernel';
import { historyTold, type FormStep } from '@portico/domain/visits';
import type { CheckInTold } from '@portico/application/visits';
import type { ServiceCall } from '../kernel/index.ts';
import type { CheckInPlace } from './check-in-visit-access.ts';
import type { ShownHistory } from './shown-history.ts';

/** Sanity cap: no check-in has more forms than this. */
const mostForms = 50;

/** What was reported so far in a check-in, so that it can be read once more before the person is checked in. */
export class CheckInTellings {
  readonly #history: ShownHistory;
  readonly #formStore: Pick<FormStore, 'signed'>;
  readonly #call: ServiceCall;

  constructor(history: ShownHistory, formStore: Pick<FormStore, 'signed'>, call: ServiceCall) {
    this.#history = history;
    this.#formStore = formStore;
    this.#call = call;
  }

  async at(place: CheckInPlace): Promise<CheckInTold> {
    const { visit, progress, opened } = place;
    const forms = await this.#forms(place);
    if (!progress.done.includes('medsAllergies')) return { forms };
    const { allergies, medications } = await this.#history.of(this.#call.acting, visit.patient, opened);
    return { forms, history: { allergies: historyTold(allergies), medications: historyTold(medications) } };
  }

  async #forms({ visit, asks, progress, opened }: CheckInPlace): Promise<CheckInTold['forms']> {
    if (!progress.asked.some((step) => step === 'consents' || step === 'intake')) return { consents: [], intake: [] };
    const { entries } = await this.#formStore.signed(visit.patient, 1, mostForms);
    const titles = (step: FormStep): readonly string[] =>
      entries
        .filter(({ uuid, signedAt }) => signedAt >= opened && asks.forms[step].includes(uuid))
        .map(({ title }) => inLanguageOf(title, this.#call.language))
        .toReversed();
    return { consents: titles('consents'), intake: titles('intake') };
  }
}
