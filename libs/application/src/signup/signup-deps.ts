import type {
  Accounts,
  Capabilities,
  Challenges,
  CodeMint,
  KnownPasswords,
  LinkedIdentities,
  PasswordKeeper,
  Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Notifier } from '@portico/domain/notices';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import type { Caller } from '../access/index.ts';
import type { Later, LinkTo } from '../kernel/index.ts';

export interface SignupDeps {
  readonly accounts: Accounts;
  readonly capabilities: Capabilities;
  readonly challenges: Challenges;
  readonly codes: CodeMint;
  readonly linkedIdentities: LinkedIdentities;
  readonly passwords: PasswordKeeper;
  readonly knownPasswords: KnownPasswords;
  readonly tries: Tries;
  readonly practices: PracticeDirectory;
  readonly patients: PatientRegistry;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
  readonly later: Later;
  readonly activityLog: ActivityLog;
}

/** Somebody at the door. */
export type Visitor = Pick<Caller, 'now' | 'language' | 'address' | 'origin'>;
