import type { AskedForm, FilledForm, Forms, Id } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';

/** What a clinic asks for and got: forms by id, who is asked for which, and what was handed over by key. */
export interface ClinicForms {
  readonly templates: Map<Id, Pick<AskedForm, 'version' | 'title' | 'questions'>>;
  readonly asked: Map<Id, readonly AskedForm[]>;
  readonly handed: Map<string, FilledForm>;
}

export const clinicForms = (books: ClinicBooks, network: ClinicNetwork): Forms => ({
  asked: (patient, call) =>
    network.read('forms.asked', call, () =>
      answered(
        (books.forms.asked.get(patient) ?? []).map((form) => ({ ...form, ...books.forms.templates.get(form.id) })),
      ),
    ),
  hand: (filled, key, call) =>
    network.write('forms.hand', call, () => {
      const { asked, handed } = books.forms;
      if (handed.has(key)) return answered(undefined);
      const all = asked.get(filled.patient) ?? [];
      if (!all.some(({ id }) => id === filled.form)) return problem('refused');
      asked.set(
        filled.patient,
        all.filter(({ id }) => id !== filled.form),
      );
      handed.set(key, filled);
      return answered(undefined);
    }),
});
