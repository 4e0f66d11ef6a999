import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smartApp } from '@portico/adapters-crypto/testing/smart-client';
import { PostgresAppRegistry } from '@portico/adapters-storage';
import type { SmartScope } from '@portico/domain/access';
import type { AppId } from '@portico/domain/connected-apps';
import type { PortalUnderTest } from './portal-under-test.ts';

export const scope =
  'launch/patient offline_access patient/Patient.rs patient/AllergyIntolerance.rs patient/Observation.rs';

/** Registers the app under an id, once. */
export const registerApp = async (
  { database, clock }: PortalUnderTest,
  id: string,
  redirect: string,
): Promise<void> => {
  const registry = new PostgresAppRegistry(database);
  if ((await registry.byId(id as AppId)) !== undefined) return;
  await registry.register({
    id: id as AppId,
    name: 'Health Diary',
    address: 'https://healthdiary.example',
    kind: 'public',
    redirectAddresses: [redirect],
    scopes: ['launch/patient', 'offline_access', 'patient/*.rs'] as SmartScope[],
    registeredAt: clock.now(),
  });
};

export const fhirBase = ({ url }: PortalUnderTest, practice: string): string => `${url}/fhir/r4/${practice}`;

/** An app that asks a person for their record at a practice, with a page of its own to come back to. */
export const startApp = async (portal: PortalUnderTest, practice: string, id: string) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' });
    response.end('<!doctype html><html lang="en"><title>Health Diary</title><h1>Health Diary</h1></html>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const redirect = `http://127.0.0.1:${(server.address() as AddressInfo).port}/back`;
  await registerApp(portal, id, redirect);
  const base = fhirBase(portal, practice);
  const app = await smartApp(base, { id, redirect, scope });
  return {
    ...app,
    redirect,
    /** The status of a read of the person's own record. */
    statusOf: async (token: string, path: string): Promise<number> =>
      (await fetch(`${base}/${path}`, { headers: { authorization: `Bearer ${token}` } })).status,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
