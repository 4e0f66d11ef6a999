import type { Accounts, TokenIssuer, UploadClaims } from '@portico/domain/access';
import type { Activity, ActivityLog, Origin } from '@portico/domain/activity';
import { failed, ok, type Instant, type Result, type UploadIntake, type UploadRefused } from '@portico/domain/kernel';
import type { WorkCounter } from '../access/index.ts';
import { byNobody, doneByAccount, logRefused, originOf } from '../activity/index.ts';
import type { UploadRefusal } from '@portico/application/messages';
import { judgeFile, tellingBytes, tidyFileName, type MessageFiles, type NodeId } from '@portico/domain/messages';

export interface BroughtFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Takes message attachments, authorized by a token from the messages screen (`MON-252`). */
export class MessageUploads {
  readonly #messageFiles: Pick<MessageFiles, 'keep'>;
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #activityLog: ActivityLog;
  readonly #tokens: Pick<TokenIssuer, 'readUpload'>;
  readonly #now: () => Instant;
  readonly #newNode: () => NodeId;
  readonly #work: Pick<WorkCounter, 'counted'>;
  readonly #intake: Pick<UploadIntake, 'file'>;

  constructor(
    messageFiles: Pick<MessageFiles, 'keep'>,
    accounts: Pick<Accounts, 'holding'>,
    activityLog: ActivityLog,
    tokens: Pick<TokenIssuer, 'readUpload'>,
    now: () => Instant,
    newNode: () => NodeId,
    work: Pick<WorkCounter, 'counted'>,
    intake: Pick<UploadIntake, 'file'>,
  ) {
    this.#messageFiles = messageFiles;
    this.#accounts = accounts;
    this.#activityLog = activityLog;
    this.#tokens = tokens;
    this.#now = now;
    this.#newNode = newNode;
    this.#work = work;
    this.#intake = intake;
  }

  /** Whether a token is valid now; checked before the file is read. */
  isAllowed(token: string): boolean {
    return this.#tokens.readUpload(token, this.#now()) !== undefined;
  }

  /** Logs an upload attempt without a valid token. */
  refused(origin?: Origin): Promise<void> {
    const by = byNobody({ now: this.#now(), ...originOf({ origin }) });
    return logRefused(this.#activityLog, by, 'upload', { outcome: 'refused', reason: 'not-allowed' });
  }

  /**
   * Stores a file until it is sent with a message; its type is judged by its first bytes, not by its declared type.
   */
  async take(token: string, file: BroughtFile, origin?: Origin): Promise<Result<NodeId, UploadRefusal>> {
    const claims = this.#tokens.readUpload(token, this.#now());
    const taken = claims === undefined ? failed({ kind: 'not-allowed' } as const) : await this.#take(claims, file);
    const by = await this.#by(claims, origin);
    if (taken.ok) await this.#activityLog.append({ ...by, action: 'uploaded-file', resource: taken.value });
    else await logRefused(this.#activityLog, by, 'upload', { outcome: 'refused', reason: taken.error.kind });
    return taken;
  }

  async #by(claims: UploadClaims | undefined, origin: Origin | undefined): Promise<Omit<Activity, 'action'>> {
    const asked = { now: this.#now(), ...originOf({ origin }) };
    if (claims === undefined) return byNobody(asked);
    const holders = await this.#accounts.holding(claims.chart);
    const actorKind = holders.some(({ id }) => id === claims.by) ? 'patient' : 'delegate';
    const { patient: subject, practice } = claims.chart;
    return { ...doneByAccount(asked, claims.by), actorKind, subject, practice };
  }

  async #take(claims: UploadClaims, { name, bytes }: BroughtFile): Promise<Result<NodeId, UploadRefusal>> {
    const tidy = tidyFileName(name);
    const judged = judgeFile({ name: tidy, size: bytes.length, beginning: bytes.subarray(0, tellingBytes) });
    if (!judged.ok) return judged;
    const node = this.#newNode();
    const { practice, patient } = claims.chart;
    const kept = await this.#work.counted('upload', `chart ${practice}/${patient}`, this.#now(), async () => {
      const taken = await this.#intake.file(bytes, judged.value);
      if (!taken.ok) return failed<UploadRefusal>({ kind: refusedAs[taken.error.kind] });
      return this.#messageFiles.keep(claims.chart, { node, name: tidy, mediaType: judged.value, bytes: taken.value });
    });
    if (kept.ok) return ok(node);
    return failed({ kind: isRefusal(kept.error.kind) ? kept.error.kind : 'too-many' });
  }
}

/** A file that starts like a picture but is not one is refused as a type that may not be attached. */
const refusedAs = {
  infected: 'infected',
  'not-scanned': 'not-scanned',
  'no-picture': 'wrong-type',
  'too-large': 'too-large',
} as const satisfies Record<UploadRefused['kind'], UploadRefusal['kind']>;

type Refused = (typeof refusedAs)[UploadRefused['kind']];

const isRefusal = (kind: string): kind is Refused => Object.values<string>(refusedAs).includes(kind);
