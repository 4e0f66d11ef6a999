import { KeyRingSealing } from '@portico/adapters-crypto';
import type { FhirService, OpenedAccess } from '@portico/adapters-fhir';
import type { Origin } from '@portico/domain/activity';
import { appActing, FhirDirectoryService, FhirRecordsService } from '@portico/services/fhir';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { tokens } from './injection-tokens.ts';
import type { Parts } from './gateway-dependencies.ts';

/** What the FHIR service of each practice is answered from; `origin` is where the request came from. */
export interface FhirReading extends Pick<FhirService, 'seal' | 'whereIs'> {
  readonly open: (token: string, origin: Origin) => Promise<(OpenedAccess & { readonly client: string }) | undefined>;
}

/** What apps and other systems read of a practice by FHIR. */
export const fhirModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.fhirReading).toDynamicValue((context) => ({
      seal: new KeyRingSealing(parts.keys),
      whereIs: whereIsIn(context),
      open: openIn(context, parts.now),
    }));
  });

/** The embedded system has a FHIR service; that of a connected practice is asked directly. */
const whereIsIn = (context: ResolutionContext): FhirReading['whereIs'] => {
  const [practices, connected] = [context.get(tokens.practices), context.get(tokens.connectedPractices)];
  return async (practice) => {
    if (connected.of(practice) !== undefined) return 'elsewhere';
    return (await practices.practices([practice])).length === 0 ? 'nowhere' : 'here';
  };
};

const openIn = (context: ResolutionContext, now: Parts['now']): FhirReading['open'] => {
  const [recordPages, visitPages, patientPages] = [
    context.get(tokens.recordPages),
    context.get(tokens.visitPages),
    context.get(tokens.patientPages),
  ];
  const [charts, patients, registration] = [
    context.get(tokens.charts),
    context.get(tokens.patients),
    context.get(tokens.registration),
  ];
  const [accessTokens, practices] = [context.get(tokens.fhirAccessTokens), context.get(tokens.practices)];
  const availability = context.get(tokens.availability);
  const activityLog = context.get(tokens.activityLog);
  return async (token, origin) => {
    const access = await accessTokens.read(token, now());
    if (access === undefined) return undefined;
    const call = { acting: appActing(access), now: now(), origin };
    return {
      practice: access.practice,
      ...(access.kind === 'patient' ? { patient: access.patient } : {}),
      client: JSON.stringify([access.app.id, access.practice, access.kind === 'patient' ? access.patient : null]),
      records: new FhirRecordsService(
        recordPages,
        visitPages,
        patientPages,
        charts,
        patients,
        registration,
        activityLog,
        call,
      ),
      directory: new FhirDirectoryService(
        visitPages,
        patientPages,
        patients,
        practices,
        availability,
        activityLog,
        call,
      ),
    };
  };
};
