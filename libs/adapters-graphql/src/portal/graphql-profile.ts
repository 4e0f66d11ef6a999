import type { ServiceResult } from '@portico/application/kernel';
import type { Profile, ProfileReadOnly, Saved, SectionSettings } from '@portico/application/profile';
import type { Email, Phone } from '@portico/domain/access';
import { parseForm } from '@portico/domain/forms';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type {
  Details,
  DetailSection,
  DetailTexts,
  Physician,
  PhysicianSearch,
  ZipPlace,
} from '@portico/domain/profile';
import { detailsOfPhysician } from '@portico/domain/profile';
import { demographicsToWire } from '../demographics.wire.ts';
import {
  GetDemographicsSettingsDocument,
  GetPersonalSettingsDocument,
  GetZipcodeInfoDocument,
  SearchPhysiciansDocument,
  type DemographicsSettingsFragment,
  type PersonalSettingsFragment,
  type SettingsPartsFragment,
} from '../generated/operations.ts';
import { submitForm } from './form-mutations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';
import { profileRefusalFrom, savedFromWire, settingsPage } from './profile.wire.ts';

export class GraphqlProfile implements Profile {
  readonly #client: GatewayClient;
  readonly #isGuest: () => boolean;

  /** `isGuest`: whether the caller has no account and is checking in (`MON-324`). */
  constructor(client: GatewayClient, isGuest: () => boolean = () => false) {
    this.#client = client;
    this.#isGuest = isGuest;
  }

  async section(section: DetailSection): ServiceResult<SectionSettings> {
    if (section === 'demographics') {
      const answer = await this.#client.query(GetDemographicsSettingsDocument, {});
      if (!answer.ok) return answer;
      return demographicsSection(answer.value.getSettings);
    }
    const answer = await this.#client.query(GetPersonalSettingsDocument, {});
    if (!answer.ok) return answer;
    return personalSection(answer.value.getSettings);
  }

  async saveSection(section: DetailSection, details: Details): ServiceResult<Saved, ProfileReadOnly> {
    if (section === 'personal') {
      const input = details['personal'] ?? {};
      const answer = await submitForm(this.#client, 'updatePersonal', { input }, readOnlyFrom);
      return answer.ok ? ok(savedFromWire(answer.value)) : answer;
    }
    const input = demographicsToWire(details);
    const answer = await submitForm(this.#client, 'updateDemographics', { input }, readOnlyFrom);
    return answer.ok ? ok(savedFromWire(answer.value)) : answer;
  }

  async zipPlace(zipcode: string): ServiceResult<ZipPlace | undefined> {
    const answer = await this.#client.mutate(GetZipcodeInfoDocument, { zipcode });
    if (!answer.ok) return answer;
    const result = answer.value.getZipcodeInfo.lookups[0]?.result;
    const [state, city] = [result?.cities[0]?.stateAbbreviation, result?.zipcodes[0]?.defaultCity];
    return ok(result?.valid !== true || state === undefined || city === undefined ? undefined : { city, state });
  }

  async physicians({ search, page, stateCode }: PhysicianSearch): ServiceResult<readonly Physician[]> {
    const answer = await this.#client.query(SearchPhysiciansDocument, {
      search,
      page,
      stateCode: stateCode ?? null,
      ...(this.#isGuest() ? { is_guest_checkin: true } : {}),
    });
    return answer.ok ? ok(answer.value.searchPhysicians.physicians) : answer;
  }
}

const readOnlyFrom = (extensions: Readonly<Record<string, unknown>>): ProfileReadOnly | undefined => {
  const refused = profileRefusalFrom(extensions);
  return refused?.kind === 'profile-read-only' ? refused : undefined;
};

type Read = Result<SectionSettings, { readonly kind: 'malfunction' }>;

export const personalSection = ({ payload, ...parts }: PersonalSettingsFragment): Read =>
  settingsFrom('personal', parts, { personal: textsFromWire(payload.personal) }, payload);

export const demographicsSection = ({ payload, ...parts }: DemographicsSettingsFragment): Read =>
  settingsFrom('demographics', parts, demographicsFromWire(payload.demographics));

const settingsFrom = (
  section: DetailSection,
  parts: SettingsPartsFragment,
  details: Details,
  account: { readonly email?: string | null; readonly phone?: string | null } = {},
): Read => {
  const form = parseForm(schemaIn(parts));
  if (!form.ok) return failed({ kind: 'malfunction' });
  return ok({
    ...settingsPage(parts),
    section,
    form: form.value,
    details,
    ...present({ email: account.email as Email | null, phone: account.phone as Phone | null }),
  });
};

const schemaIn = ({ settingsSections }: SettingsPartsFragment): unknown => {
  try {
    return JSON.parse(settingsSections[0]?.schema ?? '');
  } catch {
    return undefined;
  }
};

const textsFromWire = (wire: object | null | undefined): DetailTexts =>
  Object.fromEntries(
    Object.entries(wire ?? {}).filter(([name, text]) => name !== '__typename' && typeof text === 'string'),
  );

type WireDemographics = DemographicsSettingsFragment['payload']['demographics'];

const demographicsFromWire = (wire: WireDemographics): Details => {
  const { employer, ...employment } = wire?.employment_info ?? {};
  return {
    personal_details: textsFromWire(wire?.personal_details),
    emergency_contact: textsFromWire(wire?.emergency_contact),
    employment_info: {
      ...textsFromWire(employment),
      ...textsFromWire({ employerName: employer?.name, employerAddress: employer?.address }),
    },
    primary_care_physician: wire?.primary_care_physician == null ? {} : detailsOfPhysician(wire.primary_care_physician),
    referring_physician: wire?.referring_physician == null ? {} : detailsOfPhysician(wire.referring_physician),
  };
};
