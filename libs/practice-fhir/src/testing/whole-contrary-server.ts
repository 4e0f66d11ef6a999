import {
  officeHeaders,
  profiles,
  startContrary,
  type ContraryServer,
  type FurnishedClinic,
  type Profile,
} from '@portico/fhir-servers';
import type { PracticeConnection } from '@portico/practice-spi';
import { connect } from '../fhir-connection.ts';
import { overHttp, testHost, type TestHost } from './test-host.ts';

const now = Date.parse('2026-11-24T09:00:00-05:00');
const writable = ['read', 'search-type', 'create', 'update'] as const;
const more = [
  'Coverage',
  'Communication',
  'Invoice',
  'Account',
  'Questionnaire',
  'QuestionnaireResponse',
  'Task',
  'DocumentReference',
] as const;

/** The contrary server in the manner of Canvas, without ETag and with pages of three, where all that a practice may have can be written. */
export const wholeProfile: Profile = {
  ...profiles.canvas,
  page: { usual: 3, largest: 3 },
  kinds: {
    ...profiles.canvas.kinds,
    ...Object.fromEntries([...more, 'PaymentNotice'].map((kind) => [kind, writable])),
    Organization: ['read', 'search-type'],
  },
};

/** Writes a resource as the practice's own staff would; answers its id. */
export const enter = async (server: ContraryServer, resource: { readonly resourceType: string }): Promise<string> => {
  const response = await fetch(`${server.url}/${resource.resourceType}`, {
    method: 'POST',
    headers: { ...officeHeaders, 'content-type': 'application/fhir+json' },
    body: JSON.stringify(resource),
  });
  const id = response.headers.get('location')?.split('/').at(-1);
  if (!response.ok || id === undefined) throw new Error(`${response.status} ${await response.text()}`);
  return id;
};

export interface WholeContrary {
  readonly server: ContraryServer;
  readonly clinic: FurnishedClinic;
  connect(): Promise<{ readonly connection: PracticeConnection; readonly host: TestHost }>;
}

export const startWholeContrary = async (): Promise<WholeContrary> => {
  // Its clock counts calls to the minute, and a test makes more of them than practices are granted.
  let minutes = 0;
  const server = await startContrary({
    profile: wholeProfile,
    scene: { now },
    now: () => now + (minutes += 1) * 60_000,
  });
  const { clinic } = server;
  if (clinic === undefined) throw new Error('no clinic');
  return {
    server,
    clinic,
    connect: async () => {
      const host = testHost({ now, timeZone: 'America/New_York', http: overHttp });
      const made = await connect({ base: server.url, auth: { type: 'none' } }, host);
      if (!made.ok) throw new Error(made.mistakes.join());
      return { connection: made.connection, host };
    },
  };
};
