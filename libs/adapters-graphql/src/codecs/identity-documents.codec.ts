import type { IdentityDocumentsChange, IdentityDocumentsSettings, SettingsPage } from '@portico/application/profile';
import {
  cardSides,
  type CardSide,
  type Insurance,
  type InsuranceChange,
  type InsuranceId,
  type PictureChange,
  type PictureChanges,
} from '@portico/domain/profile';
import { codec, list, same, unreadable, type Codec } from './codec.ts';
import { settingsPage } from './profile.codec.ts';
import { always, both, field, record, under } from './object-codec.ts';
import { idOf, maybe } from './scalars.ts';

/** The text of the practice's id; a number is one that this page gave. */
const insuranceId: Codec<InsuranceId | number, string> = codec(String, (text) => idOf<InsuranceId>().read(text));

const insurance = record<Insurance>()({
  id: field('id', insuranceId),
  deleted: always(false),
  type: 'type',
  providerName: 'providerName',
  providerCustomName: 'providerCustomName',
  planName: 'planName',
  planCustomName: 'planCustomName',
  memberId: 'memberId',
  groupNumber: 'groupNumber',
  relationshipType: 'relationshipType',
  policyHolderFirstName: 'policyHolderFirstName',
  policyHolderMiddleName: 'policyHolderMiddleName',
  policyHolderLastName: 'policyHolderLastName',
  policyHolderDateOfBirth: 'policyHolderDateOfBirth',
  policyHolderGender: 'policyHolderGender',
  effectiveFrom: 'effectiveFrom',
  frontPhoto: 'frontPhoto',
  backPhoto: 'backPhoto',
});

/** A part of the settings that is null where it was not asked for. */
const orElse = <D, W, R>(one: Codec<D, W, R>, none: D): Codec<D, W, R | null | undefined> =>
  codec(one.write, (json) => (json == null ? none : one.read(json)));

type Identity = Pick<IdentityDocumentsSettings, 'identity' | 'identityRequired' | 'photosRequired'>;
type Sides<Picture> = Readonly<Record<CardSide, Picture>>;

const identity: Codec<
  Identity,
  Sides<string> & { readonly required: boolean; readonly insuranceCardPhotos: boolean },
  (Partial<Sides<string | null>> & { readonly required: boolean; readonly insuranceCardPhotos: boolean }) | null
> = codec(
  (value) => ({
    ...value.identity,
    required: value.identityRequired,
    insuranceCardPhotos: value.photosRequired,
  }),
  (json) => ({
    identity: { frontPhoto: json?.frontPhoto ?? '', backPhoto: json?.backPhoto ?? '' },
    identityRequired: json?.required ?? false,
    photosRequired: json?.insuranceCardPhotos ?? false,
  }),
);

type Rest = Omit<IdentityDocumentsSettings, keyof SettingsPage | keyof Identity>;

const rest = record<Rest>()({
  insurances: field('insurances', orElse(list(insurance), [])),
  insurers: field('insurance_providers', orElse(same<IdentityDocumentsSettings['insurers']>(), [])),
  accepted: maybe(
    'accepted_insurers',
    record<NonNullable<Rest['accepted']>>()({ insurers: 'names', banner: 'banner' }),
  ),
});

export const identityDocuments = both(settingsPage, under('payload', both(rest, under('identity_document', identity))));

interface Page {
  readonly page: number;
  readonly delete: boolean;
}

type Photo<Name extends string> = Page & Readonly<Partial<Record<Name, string | null>>>;

/** Both sides as pages 1 and 2, each at most once; a page that is not named stays as it is (`MON-295`, `MON-296`). */
const pages = <const Name extends 'insurancePhoto' | 'identityDocumentPhoto'>(
  name: Name,
): Codec<PictureChanges, (Page & Readonly<Record<Name, string | null>>)[], readonly Photo<Name>[]> =>
  codec(
    (photos) =>
      cardSides.map((side, at) => {
        const change = photos[side];
        const photo = change.kind === 'new' ? change.picture : null;
        return { page: at + 1, delete: change.kind === 'gone', [name]: photo } as never;
      }),
    (json) => {
      const numbers = json.map(({ page }) => page);
      if (numbers.some((page) => page !== 1 && page !== 2) || new Set(numbers).size < numbers.length) {
        return unreadable();
      }
      const changeOf = (page: number): PictureChange => {
        const found = json.find((photo) => photo.page === page);
        const picture = found?.[name];
        if (picture != null) return { kind: 'new', picture };
        return { kind: found?.delete === true ? 'gone' : 'same' };
      };
      return { frontPhoto: changeOf(1), backPhoto: changeOf(2) };
    },
  );

/** An insurance as it is sent (`MON-295`). */
const insuranceChange = record<InsuranceChange>()({
  id: maybe('insuranceId', idOf<InsuranceId>()),
  texts: {
    type: 'insuranceType',
    providerName: 'insuranceProvider',
    providerCustomName: 'insuranceProviderCustomName',
    planName: 'insurancePlan',
    planCustomName: 'insurancePlanCustomName',
    memberId: 'insuranceMemberId',
    groupNumber: 'insuranceGroupId',
    relationshipType: 'relationship',
    policyHolderFirstName: 'policyHolderFirstName',
    policyHolderMiddleName: 'policyHolderMiddleName',
    policyHolderLastName: 'policyHolderLastName',
    policyHolderDateOfBirth: 'policyHolderDateOfBirth',
    policyHolderGender: 'policyHolderGender',
    effectiveFrom: 'effectiveFrom',
  },
  photos: field('insurancePhotos', pages('insurancePhoto')),
  deleted: 'delete',
});

/** The pictures of the identity document stand under another name while checking in. */
const changeUnder = <const Name extends string>(name: Name) =>
  record<IdentityDocumentsChange>()({
    insurances: field('insurances', list(insuranceChange)),
    identity: field(name, pages('identityDocumentPhoto')),
  });

export const identityDocumentsChange = changeUnder('identityDocumentPhotos');
export const checkInDocumentsChange = changeUnder('identityDocument');
