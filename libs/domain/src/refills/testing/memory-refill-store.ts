import { failed, ok, type Instant, type PatientRef, type Result } from '../../kernel/index.ts';
import type { NotRequested, RefillStore, RequestedRefill } from '../ports/refill-store.ts';
import {
  isOpenRefill,
  mayAnswer,
  newestRefillFirst,
  type NewRefill,
  type RefillAnswer,
  type RefillId,
  type RefillKey,
  type RefillRequest,
  type RefillStatus,
} from '../refill-request.ts';

/** In-memory refill requests of practices, and their office. */
export class MemoryRefillStore implements RefillStore {
  readonly #now: () => Instant;
  readonly #isKnown: (patient: PatientRef) => boolean;
  readonly #kept = new Map<string, ReadonlyMap<RefillId, RefillRequest>>();

  constructor(now: () => Instant, isKnown: (patient: PatientRef) => boolean = () => true) {
    this.#now = now;
    this.#isKnown = isKnown;
  }

  async of(patient: PatientRef): Promise<readonly RefillRequest[]> {
    return [...this.#of(patient).values()].sort(newestRefillFirst);
  }

  async request(
    patient: PatientRef,
    refill: NewRefill,
    key: RefillKey,
  ): Promise<Result<RequestedRefill, NotRequested>> {
    if (!this.#isKnown(patient)) return failed({ kind: 'not-found' });
    const id = `refill.${key}` as RefillId;
    const all = this.#of(patient);
    if (all.has(id)) return ok({ id, isNew: false });
    const open = [...all.values()].find((one) => isOpenRefill(one) && one.medication.id === refill.medication.id);
    if (open !== undefined) return failed({ kind: 'already-open', id: open.id });
    this.#keep(patient, { ...refill, id, requestedAt: this.#now(), status: 'requested' });
    return ok({ id, isNew: true });
  }

  async withdraw(patient: PatientRef, id: RefillId): Promise<boolean> {
    const kept = this.#of(patient).get(id);
    if (kept === undefined || !(isOpenRefill(kept) || kept.status === 'withdrawn')) return false;
    if (isOpenRefill(kept)) this.#change(patient, kept, 'withdrawn');
    return true;
  }

  /** What the office does; false where the request has not got this far, or is over. */
  async answer(patient: PatientRef, id: RefillId, answer: RefillAnswer, words?: string): Promise<boolean> {
    const kept = this.#of(patient).get(id);
    if (kept === undefined || !mayAnswer(kept.status, answer)) return false;
    this.#change(patient, words === undefined ? kept : { ...kept, answer: words }, answer);
    return true;
  }

  #change(patient: PatientRef, request: RefillRequest, status: RefillStatus): void {
    this.#keep(patient, { ...request, status, changedAt: this.#now() });
  }

  #keep(patient: PatientRef, request: RefillRequest): void {
    this.#kept.set(keyOf(patient), new Map([...this.#of(patient), [request.id, request]]));
  }

  #of(patient: PatientRef): ReadonlyMap<RefillId, RefillRequest> {
    return this.#kept.get(keyOf(patient)) ?? new Map<RefillId, RefillRequest>();
  }
}

const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);
