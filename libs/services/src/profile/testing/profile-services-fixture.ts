import type { Accounts, CodeGenerator } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { UploadIntake } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type {
  PatientRegistry,
  PayerDirectory,
  PhysicianDirectory,
  Registration,
  ZipCodes,
} from '@portico/domain/profile';
import type { ServiceCall } from '../../kernel/index.ts';
import { IdentityDocumentsService } from '../identity-documents.service.ts';
import { InformationService } from '../check-in-information.service.ts';
import { ProfileAccess } from '../profile-access.ts';
import { ProfileService } from '../profile.service.ts';

interface ProfileParts {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly patients: PatientRegistry;
  readonly physicians: PhysicianDirectory;
  readonly practices: PracticeDirectory;
  readonly registration: Registration;
  readonly zipCodes: ZipCodes;
}

interface InformationParts extends ProfileParts {
  readonly codes: CodeGenerator;
  readonly intake: Pick<UploadIntake, 'jpegText'>;
  readonly payers: PayerDirectory;
}

/** The sections of the profile over one set of stores. */
export const profileService = (parts: ProfileParts, call: ServiceCall): ProfileService => {
  const { accounts, activityLog, patients, practices, registration } = parts;
  const profiles = new ProfileAccess(patients, practices, registration);
  const { physicians, zipCodes } = parts;
  return new ProfileService(profiles, registration, patients, activityLog, accounts, physicians, zipCodes, call);
};

/** The profile as check-in asks for it, over one set of stores. */
export const informationService = (parts: InformationParts, call: ServiceCall): InformationService => {
  const { activityLog, patients, practices, registration } = parts;
  const profiles = new ProfileAccess(patients, practices, registration);
  const profile = profileService(parts, call);
  const { codes, intake, payers } = parts;
  const identityDocuments = new IdentityDocumentsService(
    profiles,
    registration,
    activityLog,
    codes,
    intake,
    payers,
    call,
  );
  return new InformationService(profiles, registration, activityLog, profile, identityDocuments, call);
};
