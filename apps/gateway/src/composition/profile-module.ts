import { ContainerModule, type Bind } from 'inversify';
import { forCall } from '@portico/services/kernel';
import {
  IdentityDocumentsService,
  InformationService,
  MissingRegistration,
  ProfileAccess,
  ProfilePhotoService,
  ProfileService,
  UpdatesService,
} from '@portico/services/profile';
import { countedBy } from '@portico/services/access';
import { costlyWork } from './costly-service-methods.ts';
import { askedIn, countedForCall } from './count-costly-calls.ts';
import { innerServices, ownServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** What a practice's registration knows of a patient. */
export const profileModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { activityLog, codes, intake, patients, practices, profiles, registration, workCounter } = tokens;
    bind(profiles).toResolvedValue(
      (registry, directory, forms) => new ProfileAccess(registry, directory, forms),
      [patients, practices, registration],
    );
    bind(tokens.missingRegistration).toResolvedValue(
      (registry, forms, cards) =>
        new MissingRegistration(registry, forms, async (patient) => (await cards.of(patient)).length > 0),
      [patients, registration, tokens.cardsOnFile],
    );
    bind(ownServices.profile).toResolvedValue(countedForCall(ProfileService, costlyWork.profile), [
      workCounter,
      profiles,
      registration,
      patients,
      activityLog,
      tokens.accounts,
      tokens.physicians,
      tokens.zipCodes,
    ]);
    bind(ownServices.face).toResolvedValue(countedForCall(ProfilePhotoService, costlyWork.face), [
      workCounter,
      profiles,
      registration,
      activityLog,
      intake,
    ]);
    bind(ownServices.identityDocuments).toResolvedValue(
      countedForCall(IdentityDocumentsService, costlyWork.identityDocuments),
      [workCounter, profiles, registration, activityLog, codes, intake, tokens.payers],
    );
    bind(ownServices.updates).toResolvedValue(forCall(UpdatesService), [
      profiles,
      registration,
      activityLog,
      tokens.accounts,
    ]);
    bindInformation(bind);
  });

/** What check-in asks of a profile; counted as one, its sections are not counted again. */
const bindInformation = (bind: Bind): void => {
  const { activityLog, codes, intake, patients, profiles, registration, workCounter } = tokens;
  bind(innerServices.information).toDynamicValue((context) => {
    const [work, access] = [context.get(workCounter), context.get(profiles)];
    const [forms, log] = [context.get(registration), context.get(activityLog)];
    const sections = forCall(ProfileService)(
      access,
      forms,
      context.get(patients),
      log,
      context.get(tokens.accounts),
      context.get(tokens.physicians),
      context.get(tokens.zipCodes),
    );
    const documents = forCall(IdentityDocumentsService)(
      access,
      forms,
      log,
      context.get(codes),
      context.get(intake),
      context.get(tokens.payers),
    );
    return (call) => {
      const service = new InformationService(access, forms, log, sections(call), documents(call), call);
      return countedBy(work, service, costlyWork.information, askedIn(call));
    };
  });
};
