import { failed, ok, type Instant, type PatientRef, type Result } from '../../kernel/index.ts';
import {
  isOpenAmendment,
  mayDisagree,
  newestAmendmentFirst,
  type AmendmentAnswer,
  type AmendmentId,
  type AmendmentKey,
  type AmendmentRequest,
  type NewAmendment,
} from '../entries/amendment-request.ts';
import { sameEntry } from '../entries/entry-ref.ts';
import type { AmendmentNotRequested, AmendmentStore, RequestedAmendment } from '../ports/amendment-store.ts';

/** In-memory requests to amend entries, and the office of the practices. */
export class MemoryAmendmentStore implements AmendmentStore {
  readonly #now: () => Instant;
  readonly #isKnown: (patient: PatientRef) => boolean;
  readonly #kept = new Map<string, ReadonlyMap<AmendmentId, AmendmentRequest>>();

  constructor(now: () => Instant, isKnown: (patient: PatientRef) => boolean = () => true) {
    this.#now = now;
    this.#isKnown = isKnown;
  }

  async of(patient: PatientRef): Promise<readonly AmendmentRequest[]> {
    return [...this.#of(patient).values()].sort(newestAmendmentFirst);
  }

  async request(
    patient: PatientRef,
    amendment: NewAmendment,
    key: AmendmentKey,
  ): Promise<Result<RequestedAmendment, AmendmentNotRequested>> {
    if (!this.#isKnown(patient)) return failed({ kind: 'not-found' });
    const id = `amendment.${key}` as AmendmentId;
    const all = this.#of(patient);
    if (all.has(id)) return ok({ id, isNew: false });
    const open = [...all.values()].find((one) => isOpenAmendment(one) && sameEntry(one.of, amendment.of));
    if (open !== undefined) return failed({ kind: 'amendment-open', id: open.id });
    this.#keep(patient, { ...amendment, id, requestedAt: this.#now(), status: 'requested' });
    return ok({ id, isNew: true });
  }

  async disagree(patient: PatientRef, id: AmendmentId, statement: string): Promise<boolean> {
    const kept = this.#of(patient).get(id);
    if (kept === undefined) return false;
    if (!mayDisagree(kept)) return kept.disagreement?.statement === statement;
    this.#keep(patient, { ...kept, disagreement: { statement, at: this.#now() } });
    return true;
  }

  /** What the office does; false where the request was answered. */
  async answer(patient: PatientRef, id: AmendmentId, status: AmendmentAnswer, words?: string): Promise<boolean> {
    const kept = this.#of(patient).get(id);
    if (kept === undefined || !isOpenAmendment(kept)) return false;
    this.#keep(patient, {
      ...kept,
      status,
      changedAt: this.#now(),
      ...(words === undefined ? {} : { answer: words }),
    });
    return true;
  }

  #keep(patient: PatientRef, request: AmendmentRequest): void {
    this.#kept.set(keyOf(patient), new Map([...this.#of(patient), [request.id, request]]));
  }

  #of(patient: PatientRef): ReadonlyMap<AmendmentId, AmendmentRequest> {
    return this.#kept.get(keyOf(patient)) ?? new Map<AmendmentId, AmendmentRequest>();
  }
}

const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);
