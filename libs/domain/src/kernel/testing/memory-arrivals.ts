import type { Arrival, Arrivals, Instant, PatientRef } from '../index.ts';

export class MemoryArrivals implements Arrivals {
  readonly #arrived = new Map<string, Arrival & { readonly until: number }>();

  arrive(patient: PatientRef): void {
    const key = JSON.stringify([patient.practice, patient.patient]);
    const known = this.#arrived.get(key);
    this.#arrived.set(key, { patient, count: (known?.count ?? 0) + 1, until: known?.until ?? 0 });
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly Arrival[]> {
    const due = [...this.#arrived].filter(([, arrival]) => arrival.until <= now).slice(0, limit);
    for (const [key, arrival] of due) this.#arrived.set(key, { ...arrival, until });
    return due.map(([, { patient, count }]) => ({ patient, count }));
  }

  async told({ patient, count }: Arrival): Promise<void> {
    const key = JSON.stringify([patient.practice, patient.patient]);
    const known = this.#arrived.get(key);
    if (known === undefined) return;
    if (known.count === count) this.#arrived.delete(key);
    else this.#arrived.set(key, { ...known, until: 0 });
  }
}
