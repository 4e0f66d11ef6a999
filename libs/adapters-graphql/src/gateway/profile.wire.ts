import type {
  FaceSettings,
  PapersSettings,
  SectionSettings,
  SettingsPage,
  UpdatesSettings,
} from '@portico/application/profile';
import { noticeTopics, type Details, type DetailTexts } from '@portico/domain/profile';
import type {
  Demographics,
  Physician as WirePhysician,
  Settings,
  SettingsPayload,
  SettingsSectionName,
} from '../generated/resolvers.ts';
import { topicToWire } from '../update-topics.ts';

/** What is left out of a payload is null on the wire. */
const settingsToWire = (
  name: SettingsSectionName,
  { practiceName, practicePhone, readOnly, today }: SettingsPage,
  isrequired: boolean,
  payload: SettingsPayload,
  schema: string | null = null,
): Settings => ({
  settingsSections: [{ name, schema }],
  isrequired,
  read_only: readOnly,
  practice_name: practiceName,
  practice_phone: practicePhone,
  today,
  payload,
});

export const sectionToWire = (settings: SectionSettings, withSchema: boolean): Settings => {
  const { section, form, details, email = null, phone = null } = settings;
  const isPersonal = section === 'personal';
  return settingsToWire(
    isPersonal ? 'PERSONAL' : 'DEMOGRAPHICS',
    settings,
    form.pages.some(({ required }) => required.length > 0),
    isPersonal ? { email, phone, personal: details['personal'] ?? {} } : { demographics: demographicsToWire(details) },
    withSchema ? JSON.stringify(form) : null,
  );
};

const demographicsToWire = (details: Details): Demographics => {
  const {
    employerName: name = null,
    employerAddress: address = null,
    ...employment
  } = details['employment_info'] ?? {};
  return {
    personal_details: details['personal_details'] ?? {},
    emergency_contact: details['emergency_contact'] ?? {},
    employment_info: { ...employment, employer: name === null && address === null ? null : { name, address } },
    primary_care_physician: physicianToWire(details['primary_care_physician']),
    referring_physician: physicianToWire(details['referring_physician']),
  };
};

const physicianToWire = (texts: DetailTexts = {}): WirePhysician | null => {
  const of = (field: string): string => texts[field] ?? '';
  if (of('npi') === '') return null;
  return {
    npi: of('npi'),
    first_name: of('first_name'),
    last_name: of('last_name'),
    specialty: of('specialty'),
    address: {
      address1: of('address1'),
      address2: of('address2'),
      zipcode: of('zipcode'),
      city: of('city'),
      state: of('state'),
      phone_number: of('phone_number'),
    },
  };
};

export const papersToWire = (settings: PapersSettings): Settings => {
  const { insurances, insurers, photosRequired, identity, identityRequired, accepted } = settings;
  return settingsToWire('DOCUMENTS', settings, photosRequired || identityRequired, {
    insurances: insurances.map(({ deleted: _, id, ...insurance }) => ({ ...insurance, id: String(id) })),
    insurance_providers: insurers,
    accepted_insurers: accepted === undefined ? null : { names: accepted.insurers, banner: accepted.banner },
    identity_document: { ...identity, required: identityRequired, insuranceCardPhotos: photosRequired },
  });
};

export const updatesToWire = (settings: UpdatesSettings): Settings =>
  settingsToWire('NOTIFICATIONS', settings, false, {
    updates: noticeTopics.map((topic) => ({ topic: topicToWire[topic], ...settings.choices[topic] })),
    has_phone: settings.hasPhone,
  });

export const faceToWire = (settings: FaceSettings): Settings =>
  settingsToWire('PHOTO', settings, false, { profilePhoto: settings.profilePhoto ?? null });
