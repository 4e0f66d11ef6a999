import type {
  Accounts,
  Capabilities,
  Challenges,
  CodeGenerator,
  KnownPasswords,
  LinkedIdentities,
  PasswordHasher,
  Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import type { Caller } from '../access/index.ts';
import type { BackgroundTasks } from '../kernel/index.ts';
import type { LinkTo } from '@portico/application/kernel';

export interface SignupDeps {
  readonly accounts: Accounts;
  readonly capabilities: Capabilities;
  readonly challenges: Challenges;
  readonly codes: CodeGenerator;
  readonly linkedIdentities: LinkedIdentities;
  readonly passwords: PasswordHasher;
  readonly knownPasswords: KnownPasswords;
  readonly tries: Tries;
  readonly practices: PracticeDirectory;
  readonly patients: PatientRegistry;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
  readonly later: BackgroundTasks;
  readonly activityLog: ActivityLog;
}

/** A caller without a session. */
export type Visitor = Pick<Caller, 'now' | 'language' | 'address' | 'origin'>;
