import { ok, type PatientId, type Result } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Health } from '@portico/application/health';
import type { Failure, FileContent, FileDelivery, LockedFiles, LockFiles } from '@portico/application/kernel';
import { LatestRequest } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The password is known to this page alone. */
  | { readonly kind: 'saved'; readonly password: string };

type Ask = () => Promise<Result<FileContent | undefined, Failure>>;

interface Sources {
  readonly health: Pick<Health, 'record' | 'recordFile' | 'labTable' | 'billTable'>;
  /** Absent where the person may not see payments; undefined if there are none. */
  readonly payments?: Ask | undefined;
}

/** Every file of a record in one locked archive. */
export class WholeRecordViewModel {
  phase: Phase = { kind: 'idle' };

  readonly #sources: Sources;
  readonly #lock: LockFiles;
  readonly #delivery: FileDelivery;
  readonly #patient: PatientId;
  readonly #replies = new LatestRequest();

  constructor(sources: Sources, lock: LockFiles, delivery: FileDelivery, patient: PatientId) {
    this.#sources = sources;
    this.#lock = lock;
    this.#delivery = delivery;
    this.#patient = patient;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async save(): Promise<void> {
    if (this.phase.kind === 'fetching') return;
    this.#become({ kind: 'fetching' });
    const files = await this.#files();
    if (this.#replies.over) return;
    if (!files.ok) {
      this.#become({ kind: 'failed', failure: files.error });
      return;
    }
    const locked = await this.#locked(files.value);
    // A file of the former practice or person must not be saved from the next screen.
    if (this.#replies.over) return;
    if (locked === undefined) {
      this.#become({ kind: 'failed', failure: { kind: 'unreachable' } });
      return;
    }
    this.#delivery.deliver({ name: 'my_record.zip', mediaType: 'application/zip', bytes: locked.bytes });
    this.#become({ kind: 'saved', password: locked.password });
  }

  dispose(): void {
    this.#replies.stop();
    this.phase = { kind: 'idle' };
  }

  /** Undefined where what locks them cannot be fetched now. */
  async #locked(files: readonly FileContent[]): Promise<LockedFiles | undefined> {
    try {
      return await this.#lock(files);
    } catch {
      return undefined;
    }
  }

  /** One after the other: each of them is much work for the gateway. */
  async #files(): Promise<Result<readonly FileContent[], Failure>> {
    const files: FileContent[] = [];
    for (const ask of this.#asks()) {
      const answer = await ask();
      if (this.#replies.over) return ok([]);
      if (!answer.ok) return answer;
      if (answer.value !== undefined) files.push(answer.value);
    }
    return ok(files);
  }

  #asks(): readonly Ask[] {
    const { health, payments } = this.#sources;
    const patient = this.#patient;
    const forms = ['ccda', 'ips', 'fhir'] as const;
    return [
      () => health.record(patient),
      ...forms.map((form) => () => health.recordFile(patient, form)),
      () => ifThere(health.labTable(patient)),
      () => ifThere(health.billTable(patient)),
      ...(payments === undefined ? [] : [() => ifThere(payments())]),
    ];
  }

  #become(phase: Phase): void {
    runInAction(() => {
      this.phase = phase;
    });
  }
}

/** Where nothing is found there is no such file: a record without lab results or bills, a person without payments. */
const ifThere = async <T>(asked: Promise<Result<T, Failure>>): Promise<Result<T | undefined, Failure>> => {
  const answer = await asked;
  return !answer.ok && answer.error.kind === 'not-found' ? ok(undefined) : answer;
};
