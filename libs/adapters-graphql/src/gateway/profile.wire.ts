import type {
  ProfilePhotoSettings,
  IdentityDocumentsSettings,
  SectionSettings,
  SettingsPage,
  UpdatesSettings,
} from '@portico/application/profile';
import { notificationTopics } from '@portico/domain/profile';
import { demographicsToWire } from '../demographics.wire.ts';
import type { Settings, SettingsPayload, SettingsSectionName } from '../generated/resolvers.ts';
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

export const identityDocumentsToWire = (settings: IdentityDocumentsSettings): Settings => {
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
    updates: notificationTopics.map((topic) => ({ topic: topicToWire[topic], ...settings.choices[topic] })),
    has_phone: settings.hasPhone,
  });

export const profilePhotoToWire = (settings: ProfilePhotoSettings): Settings =>
  settingsToWire('PHOTO', settings, false, { profilePhoto: settings.profilePhoto ?? null });
