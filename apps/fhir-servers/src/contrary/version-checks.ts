import type { IncomingHttpHeaders } from 'node:http';
import { refusal, type FhirReply } from '../http/fhir-call.ts';
import type { Resource, Stored } from '../scheduling-resource-types.ts';
import type { Profile } from './server-profiles.ts';

const SECOND = 1_000;
const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / SECOND) * SECOND;

/** The headers that tell the version of a resource. */
export const versionHeadersOf = ({ versions }: Profile, { meta }: Stored): Record<string, string> => {
  if (versions === 'if-match') return { etag: `W/"${meta.versionId}"` };
  return versions === 'if-unmodified-since' ? { 'last-modified': new Date(meta.lastUpdated).toUTCString() } : {};
};

/** A resource as clients see it: a server without versions shows none. */
export const shownBy = ({ versions }: Profile, resource: Stored): Resource =>
  versions === 'if-match' ? resource : { ...resource, meta: { lastUpdated: resource.meta.lastUpdated } };

const readVersion = (
  headers: IncomingHttpHeaders,
  versions: Profile['versions'],
  stored: Stored,
): boolean | undefined => {
  const header = versions === 'none' ? undefined : headers[versions];
  if (header === undefined) return undefined;
  if (versions === 'if-match') return /^(?:W\/)?"(.*)"$/.exec(header)?.[1] === stored.meta.versionId;
  return secondsOf(stored.meta.lastUpdated) <= Date.parse(header);
};

/** Why a change is refused that was made from an older version, or from none that is told. */
export const versionRefusal = (
  profile: Profile,
  headers: IncomingHttpHeaders,
  stored: Stored,
): FhirReply | undefined => {
  if (profile.versions === 'none') return undefined;
  const isCurrent = readVersion(headers, profile.versions, stored);
  if (isCurrent === false) return refusal(profile.stale, 'conflict', 'It was changed meanwhile.');
  if (isCurrent === true || profile.unversioned === 'overwrites') return undefined;
  return refusal(profile.unversioned, 'required', `${profile.versions} is missing.`);
};
