import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { AppId, ConnectedApp } from '../connected-app.ts';

/** Apps that operators registered. */
export interface AppRegistry {
  /** An app that was not removed. */
  byId(id: AppId): Promise<ConnectedApp | undefined>;
  /** Those of `ids`, removed ones too: what they were allowed is still listed. */
  named(ids: readonly AppId[]): Promise<readonly ConnectedApp[]>;
  /** All that were not removed, by name. */
  all(): Promise<readonly ConnectedApp[]>;
  register(app: ConnectedApp): Promise<void>;
  /** Removes an app, and ends all that it was allowed; answers whose records it could read, undefined if there is none. */
  remove(id: AppId, at: Instant): Promise<readonly PatientRef[] | undefined>;
}
