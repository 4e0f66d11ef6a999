import type { PatientRef } from '../../kernel/index.ts';
import type { FormDesk, RequestedForm } from '../ports/form-desk.ts';

/** Stands behind every due date, so that forms without one come last. */
const never = '9999-99-99';

/** A form desk in memory. */
export class MemoryFormDesk implements FormDesk {
  readonly #forms = new Map<string, readonly RequestedForm[]>();

  put({ practice, patient }: PatientRef, forms: readonly RequestedForm[]): void {
    this.#forms.set(JSON.stringify([practice, patient]), forms);
  }

  async requested({ practice, patient }: PatientRef): Promise<readonly RequestedForm[]> {
    const forms = this.#forms.get(JSON.stringify([practice, patient])) ?? [];
    const keyOf = ({ due, id }: RequestedForm): string => `${due ?? never} ${id}`;
    return [...forms].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
}
