import type { FhirCall } from './fhir-call.ts';

/** The calls that came, in their order, as `GET /r4/one/Slot?status=free`. */
export class CallLog {
  #lines: string[] = [];

  note({ method, target }: Pick<FhirCall, 'method' | 'target'>): void {
    this.#lines.push(`${method} ${target}`);
  }

  /** Those since it was last read. */
  read(): readonly string[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }
}
