import {
  can,
  permitsPart,
  permitsType,
  type AppActing,
  type FhirAccess,
  type ScopeCategory,
} from '@portico/domain/access';
import { nobodyId, type ActivityLog, type Origin } from '@portico/domain/activity';
import { readScope } from '@portico/domain/connected-apps';
import { failed, ok, type Instant, type PatientId, type PracticeId, type Result } from '@portico/domain/kernel';
import type { AskedType, NoScope } from '@portico/application/fhir';
import type { Failure } from '@portico/application/kernel';
import { originOf } from '../activity/index.ts';

/** One request of an app or a system. */
export interface FhirCall {
  readonly acting: AppActing;
  readonly now: Instant;
  readonly origin?: Origin;
}

/** Who reads by a token: what its scopes open of the level that the token is of. */
export const appActing = (access: FhirAccess): AppActing => ({
  actor: {
    kind: 'app',
    app: access.app,
    practice: access.practice,
    ...(access.kind === 'patient'
      ? { patient: access.patient, permittedBy: { account: access.account, isPatient: access.isPatient } }
      : {}),
    reads: access.scopes.flatMap((scope) => {
      const right = readScope(scope);
      return right?.level === access.kind ? [right] : [];
    }),
  },
});

type Asked = Omit<AskedType, 'categories'> & {
  readonly patient?: PatientId;
  readonly categories?: readonly ScopeCategory[] | 'some';
};

/** Whether an app may read what it asks for: without the scope it is told so, and anything else is as if absent. */
export const allowedRead = ({ acting }: Pick<FhirCall, 'acting'>, asked: Asked): Result<Asked, NoScope | Failure> => {
  if (can(acting, 'fhir:view', { kind: 'fhir', ...asked })) return ok(asked);
  if (!permitsType(acting, asked)) return failed({ kind: 'no-scope' });
  return failed({ kind: permitsPart(acting, asked) ? 'not-found' : 'other-category' });
};

/** Only a system reads of all patients; who of them there are, it may know for any part of a type. */
export const allowedOfAll = (call: Pick<FhirCall, 'acting'>, asked: AskedType): Result<Asked, NoScope | Failure> =>
  call.acting.actor.patient === undefined
    ? allowedRead(call, { ...asked, categories: 'some' })
    : failed({ kind: 'no-scope' });

/** The lines of one request in the activity logs of patients, or of the practice: which app was given what, each once. */
export class SharedLines {
  readonly #activityLog: ActivityLog;
  readonly #call: FhirCall;
  readonly #written = new Map<string, Promise<void>>();

  constructor(activityLog: ActivityLog, call: FhirCall) {
    this.#activityLog = activityLog;
    this.#call = call;
  }

  write({ practice, type }: AskedType, patient: PatientId | typeof nobodyId): Promise<void> {
    const key = JSON.stringify([practice, type, patient]);
    const written = this.#written.get(key) ?? this.#append(practice, type, patient);
    this.#written.set(key, written);
    return written;
  }

  #append(practice: PracticeId, type: string, patient: PatientId | typeof nobodyId): Promise<void> {
    const { acting, now, origin } = this.#call;
    return this.#activityLog.append({
      at: now,
      actor: nobodyId,
      actorKind: 'portal',
      subject: patient,
      practice,
      action: 'shared-with-app',
      resource: type,
      reason: acting.actor.app.name,
      ...originOf({ origin }),
    });
  }
}
