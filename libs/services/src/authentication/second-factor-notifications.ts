import type { Account } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { ok, type Result } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { ServiceCall } from '../kernel/index.ts';
import { logOwn } from './own-account.ts';

/** Logs every change of second factors, and reports it by mail. */
export class SecondFactorNews {
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;

  constructor(notifier: Notifier, activityLog: ActivityLog) {
    this.#notifier = notifier;
    this.#activityLog = activityLog;
  }

  /** Answers `value`, for the end of a method. */
  async changed<T>(call: ServiceCall, { email, language }: Account, value: T): Promise<Result<T, never>> {
    await logOwn(this.#activityLog, call, 'changed-second-factors');
    await this.#notifier.send({ kind: 'second-factors-changed' }, { channel: 'email', address: email }, language);
    return ok(value);
  }
}
