import type { SectionSettings } from '@portico/application/profile';
import { demographics, texts } from '../codecs/demographics.codec.ts';
import { identityDocuments } from '../codecs/identity-documents.codec.ts';
import {
  demographicsSection,
  named,
  personalSection,
  profilePhoto,
  saved,
  updates,
  zipPlace,
} from '../codecs/profile.codec.ts';
import type { MutationResolvers, QueryResolvers, Settings } from '../generated/resolvers.ts';
import { identityDocumentsWire } from '../wire/identity-documents.wire.ts';
import { profilePhotoWire } from '../wire/profile-photo.wire.ts';
import { updatesWire } from '../wire/notification-updates.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { refusal, valueOf } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

/** A section of details as it is shown; with the form only where it was asked for. */
export const personalSettings = (settings: SectionSettings, withSchema: boolean): Settings =>
  withForm('PERSONAL', settings, personalSection.write(settings), withSchema);

export const demographicsSettings = (settings: SectionSettings, withSchema: boolean): Settings =>
  withForm('DEMOGRAPHICS', settings, demographicsSection.write(settings), withSchema);

const withForm = (
  name: 'PERSONAL' | 'DEMOGRAPHICS',
  { form }: SectionSettings,
  {
    settingsSections,
    ...settings
  }: Omit<Settings, 'isrequired' | 'settingsSections'> & {
    readonly settingsSections: readonly { readonly schema: string }[];
  },
  withSchema: boolean,
): Settings => ({
  ...settings,
  isrequired: form.pages.some(({ required }) => required.length > 0),
  settingsSections: settingsSections.map(({ schema }) => (withSchema ? { name, schema } : { name })),
});

export const documentsSettings = (settings: Parameters<typeof identityDocuments.write>[0]): Settings => ({
  ...identityDocuments.write(settings),
  isrequired: settings.photosRequired || settings.identityRequired,
  settingsSections: [{ name: 'DOCUMENTS' }],
});

export const profileQueries = {
  getSettings: async (_, { section, withSchema, ...asked }, { own }): Promise<Settings> => {
    const whose = named.read(asked);
    const { profile, identityDocuments: documents, updates: choices, face } = own();
    switch (section) {
      case 'PERSONAL':
        return personalSettings(valueOf(await profile.section('personal', whose)), withSchema === true);
      case 'DEMOGRAPHICS':
        return demographicsSettings(valueOf(await profile.section('demographics', whose)), withSchema === true);
      case 'DOCUMENTS':
        return documentsSettings(valueOf(await documents.identityDocuments(whose)));
      case 'NOTIFICATIONS':
        return {
          ...updates.write(valueOf(await choices.updates(whose))),
          isrequired: false,
          settingsSections: [{ name: section }],
        };
      case 'PHOTO':
        return {
          ...profilePhoto.write(valueOf(await face.face(whose))),
          isrequired: false,
          settingsSections: [{ name: section }],
        };
    }
  },
  searchPhysicians: async (_, { search, page, stateCode }, { lookups }) => {
    if (page < 1 || page > mostPages || search.length > longestSearch) throw refusal({ kind: 'bad-input' });
    const asked = { search, page, ...(stateCode == null || stateCode === '' ? {} : { stateCode }) };
    return { physicians: valueOf(await (await lookups()).physicians(asked)) };
  },
} satisfies QueryResolvers<GatewayContext>;

/** The last page that may be requested. */
const mostPages = 1_000;
const longestSearch = 100;

export const profileMutations = {
  updatePersonal: async (_, { input, ...asked }, { own }) =>
    saved.write(
      valueOf(await own().profile.saveSection('personal', { personal: texts.read(input) }, named.read(asked))),
    ),
  updateDemographics: async (_, { input, ...asked }, { own }) =>
    saved.write(valueOf(await own().profile.saveSection('demographics', demographics.read(input), named.read(asked)))),
  ...resolversOf(identityDocumentsWire, ({ own }) => own().identityDocuments).mutations,
  ...resolversOf(updatesWire, ({ own }) => own().updates).mutations,
  ...resolversOf(profilePhotoWire, ({ own }) => own().face).mutations,
  getZipcodeInfo: async (_, { zipcode }, { lookups }) =>
    zipPlace.write(valueOf(await (await lookups()).zipPlace(zipcode))),
} satisfies MutationResolvers<GatewayContext>;
