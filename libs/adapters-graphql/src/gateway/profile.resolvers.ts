import type { Failure } from '@portico/application/kernel';
import type { Named, Saved } from '@portico/application/profile';
import type { PatientId, PracticeId, Result } from '@portico/domain/kernel';
import type { MutationResolvers, QueryResolvers, SettingsSaved } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { idIn } from './payment-input.ts';
import { choicesFrom, demographicsFrom, identityDocumentsFrom, personalFrom } from './profile-input.ts';
import { profilePhotoToWire, identityDocumentsToWire, sectionToWire, updatesToWire } from './profile.wire.ts';
import { refusal, valueOf } from './refusal.ts';
import type { Refusal } from '../refusals.ts';

type Maybe<T> = T | null | undefined;

const namedIn = (patientId: Maybe<string>, practiceId?: Maybe<string>): Named => ({
  ...idIn<'patient', PatientId>('patient', patientId),
  ...idIn<'practice', PracticeId>('practice', practiceId),
});

export const profileQueries: Pick<QueryResolvers<GatewayContext>, 'getSettings' | 'searchPhysicians'> = {
  getSettings: async (_, { section, withSchema, patientId, practiceId }, { own }) => {
    const named = namedIn(patientId, practiceId);
    const { profile, identityDocuments, updates, face } = own();
    switch (section) {
      case 'PERSONAL':
        return sectionToWire(valueOf(await profile.section('personal', named)), withSchema === true);
      case 'DEMOGRAPHICS':
        return sectionToWire(valueOf(await profile.section('demographics', named)), withSchema === true);
      case 'DOCUMENTS':
        return identityDocumentsToWire(valueOf(await identityDocuments.identityDocuments(named)));
      case 'NOTIFICATIONS':
        return updatesToWire(valueOf(await updates.updates(named)));
      case 'PHOTO':
        return profilePhotoToWire(valueOf(await face.face(named)));
    }
  },
  searchPhysicians: async (_, { search, page, stateCode }, { lookups }) => {
    if (page < 1 || page > mostPages || search.length > longestSearch) throw refusal({ kind: 'bad-input' });
    const asked = { search, page, ...(stateCode == null || stateCode === '' ? {} : { stateCode }) };
    return { physicians: valueOf(await (await lookups()).physicians(asked)) };
  },
};

/** The last page that may be requested. */
const mostPages = 1_000;
const longestSearch = 100;

export const profileMutations: Pick<
  MutationResolvers<GatewayContext>,
  'updatePersonal' | 'updateDemographics' | 'updateDocuments' | 'updateNotifications' | 'updatePhoto' | 'getZipcodeInfo'
> = {
  updatePersonal: async (_, { input, patientId }, { own }) =>
    savedToWire(await own().profile.saveSection('personal', personalFrom(input), namedIn(patientId))),
  updateDemographics: async (_, { input, patientId }, { own }) =>
    savedToWire(await own().profile.saveSection('demographics', demographicsFrom(input), namedIn(patientId))),
  updateDocuments: async (_, { input, patientId }, { own }) =>
    savedToWire(await own().identityDocuments.saveIdentityDocuments(identityDocumentsFrom(input), namedIn(patientId))),
  updateNotifications: async (_, { input, patientId }, { own }) =>
    savedToWire(await own().updates.saveUpdates(choicesFrom(input), namedIn(patientId))),
  updatePhoto: async (_, { profilePhoto }, { own }) => savedToWire(await own().face.saveProfilePhoto(profilePhoto)),
  getZipcodeInfo: async (_, { zipcode }, { lookups }) => {
    const place = valueOf(await (await lookups()).zipPlace(zipcode));
    return {
      lookups: [
        {
          result: {
            valid: place !== undefined,
            cities: place === undefined ? [] : [{ stateAbbreviation: place.state }],
            zipcodes: place === undefined ? [] : [{ defaultCity: place.city }],
          },
        },
      ],
    };
  },
};

const savedToWire = (answer: Result<Saved, Failure | Refusal>): SettingsSaved => ({
  type: 'SUCCESS',
  customMessage: valueOf(answer).message,
});
