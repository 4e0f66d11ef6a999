import type { ActivityLog } from '@portico/domain/activity';
import type { Appointment, Schedule, VisitPolicies } from '@portico/domain/appointments';
import type { FormStore } from '@portico/domain/forms';
import type { PracticeDirectory } from '@portico/domain/practices';
import type {
  CheckIns,
  CheckInSystem,
  AllergyMedicationSearch,
  MedicationReconciliation,
  ThirdPartyTasks,
} from '@portico/domain/visits';
import type { Forms } from '@portico/application/forms';
import { MemoryCharts } from '@portico/domain/health/testing';
import type { LinkTo } from '@portico/application/kernel';
import type { InformationCheck } from '@portico/application/profile';
import { forCall, type ServiceCall } from '../../kernel/index.ts';
import { CheckInPages } from '../check-in-pages.ts';
import { CheckInTellings } from '../check-in-tellings.ts';
import { CheckInPlaces } from '../check-in-visit-access.ts';
import { CheckInService } from '../check-in.service.ts';
import { ShownHistory } from '../shown-history.ts';
import { shownCharts } from '../../health/testing/index.ts';

export interface CheckInParts {
  readonly activityLog: ActivityLog;
  readonly checkInSystem: CheckInSystem;
  readonly checkIns: CheckIns;
  readonly formStore: FormStore;
  readonly formsIn: (call: ServiceCall) => Pick<Forms, 'queue' | 'sign'>;
  readonly informationIn: (call: ServiceCall) => InformationCheck;
  readonly linkTo: LinkTo;
  readonly thirdPartyTasks: ThirdPartyTasks;
  readonly allergyMedicationSearch: AllergyMedicationSearch;
  readonly medicationReconciliation: MedicationReconciliation;
  readonly practices: PracticeDirectory;
  readonly schedule: Pick<Schedule, 'upcoming' | 'visit'>;
  readonly visitPolicies: VisitPolicies;
  readonly isSomethingDue: (call: ServiceCall, visit: Appointment) => Promise<boolean>;
}

const historyOf = ({ medicationReconciliation }: CheckInParts): ShownHistory =>
  new ShownHistory(medicationReconciliation, shownCharts(new MemoryCharts()));

/** Checking in over the ports of a test. */
export const checkInOver = (parts: CheckInParts, call: ServiceCall): CheckInService =>
  new CheckInService(
    parts.checkInSystem,
    parts.checkIns,
    parts.formsIn,
    parts.informationIn,
    parts.allergyMedicationSearch,
    historyOf(parts),
    parts.activityLog,
    forCall(CheckInPlaces)(
      parts.checkInSystem,
      parts.checkIns,
      parts.formStore,
      parts.thirdPartyTasks,
      parts.practices,
      parts.schedule,
      parts.visitPolicies,
      parts.linkTo,
    ),
    forCall(CheckInPages)(
      parts.formsIn,
      parts.informationIn,
      historyOf(parts),
      forCall(CheckInTellings)(historyOf(parts), parts.formStore),
      parts.isSomethingDue,
      parts.activityLog,
    ),
    call,
  );
