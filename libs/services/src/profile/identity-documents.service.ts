import type { ActivityLog } from '@portico/domain/activity';
import {
  type Registration,
  blankInsurance,
  cardSides,
  documentLimit,
  judgeInsurances,
  mostInsurances,
  parsePicture,
  pictureOnFile,
  type BadPicture,
  type CardSide,
  type Insurance,
  type PayerDirectory,
  type InsuranceId,
  type KeptInsurance,
  type Picture,
  type PictureChanges,
  type PicturePlace,
  type Registered,
} from '@portico/domain/profile';
import type { CodeGenerator } from '@portico/domain/access';
import { failed, inLanguageOf, ok, type PatientRef, type Result, type UploadIntake } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type {
  IdentityDocuments,
  IdentityDocumentsChange,
  IdentityDocumentsSettings,
  Named,
  ProfileReadOnly,
  Saved,
} from '@portico/application/profile';
import { savedAt, type ProfileAccess } from './profile-access.ts';
import { redrawn } from './reencode-picture.ts';

/** Length limit of an insurance's texts, in UTF-16 units. */
const longestText = 200;

export class IdentityDocumentsService implements IdentityDocuments {
  readonly #profiles: ProfileAccess;
  readonly #registration: Registration;
  readonly #activityLog: ActivityLog;
  readonly #codes: Pick<CodeGenerator, 'newId'>;
  readonly #intake: Pick<UploadIntake, 'jpegText'>;
  readonly #payers: PayerDirectory;
  readonly #call: ServiceCall;

  constructor(
    profiles: ProfileAccess,
    registration: Registration,
    activityLog: ActivityLog,
    codes: Pick<CodeGenerator, 'newId'>,
    intake: Pick<UploadIntake, 'jpegText'>,
    payers: PayerDirectory,
    call: ServiceCall,
  ) {
    this.#profiles = profiles;
    this.#registration = registration;
    this.#activityLog = activityLog;
    this.#codes = codes;
    this.#intake = intake;
    this.#payers = payers;
    this.#call = call;
  }

  identityDocuments(named?: Named): ServiceResult<IdentityDocumentsSettings> {
    return this.#identityDocuments((chart, places) => this.#registration.pictures(chart, places), named);
  }

  /** The same, with pictures reported only as present. */
  outline(): ServiceResult<IdentityDocumentsSettings> {
    return this.#identityDocuments(async (_, places) => new Map(places.map((place) => [place, pictureOnFile])));
  }

  async #identityDocuments(
    picturesAt: (chart: PatientRef, places: readonly PicturePlace[]) => Promise<ReadonlyMap<PicturePlace, string>>,
    named?: Named,
  ): ServiceResult<IdentityDocumentsSettings> {
    const profile = await this.#profiles.open(this.#call, 'insurances', named);
    if (!profile.ok) return profile;
    const { chart, form, page } = profile.value;
    await log(this.#activityLog, this.#call, 'viewed-profile', 'documents');
    const { insurances, pictures: places } = await this.#registration.read(chart);
    const pictures = await picturesAt(chart, places);
    const sides = (placeOf: (side: CardSide) => PicturePlace) => ({
      frontPhoto: pictures.get(placeOf('frontPhoto')) ?? '',
      backPhoto: pictures.get(placeOf('backPhoto')) ?? '',
    });
    return ok({
      ...page,
      insurances: insurances.map((kept) => ({
        ...blankInsurance(kept.id),
        ...kept,
        ...sides((side) => `insurance:${kept.id}:${side}`),
      })),
      insurers: await this.#payers.insurers(chart.practice),
      photosRequired: form.photosRequired,
      identity: sides((side) => `identity:${side}`),
      identityRequired: form.identityRequired,
      ...(form.accepted === undefined
        ? {}
        : {
            accepted: {
              insurers: form.accepted.insurers,
              banner: inLanguageOf(form.accepted.banner, this.#call.language),
            },
          }),
    });
  }

  async saveIdentityDocuments(
    change: IdentityDocumentsChange,
    named?: Named,
  ): ServiceResult<Saved, ProfileReadOnly | BadPicture> {
    const profile = await this.#profiles.openToChange(this.#call, 'insurances', named);
    if (!profile.ok) return profile;
    const { chart, form, page } = profile.value;
    const before = await this.#registration.read(chart);
    const pictures = new Map<PicturePlace, Picture | undefined>();
    const after = new Map<InsuranceId, Insurance>(
      before.insurances.map((kept) => [kept.id, { ...blankInsurance(kept.id), ...kept, ...sidesOf(before, kept.id) }]),
    );
    for (const { id: known, texts, photos, deleted } of change.insurances) {
      if (known !== undefined && !after.has(known)) return failed({ kind: 'bad-input' });
      const id = known ?? (this.#codes.newId() as InsuranceId);
      const taken = takePictures(photos, (side) => `insurance:${id}:${side}`, pictures);
      if (!taken.ok) return taken;
      after.set(id, { id, deleted, ...texts, ...sidesAfter(sidesOf(before, id), photos) });
    }
    const identity = takePictures(change.identity, (side) => `identity:${side}`, pictures);
    if (!identity.ok) return identity;

    const { hidden = [] } = page;
    if (hidden.includes('pictures') && pictures.size > 0) return failed({ kind: 'bad-input' });

    const kept = [...after.values()].filter(({ deleted }) => !deleted);
    const demands = { today: page.today, photosRequired: form.photosRequired, hidden };
    const tooLong = kept.some((one) => Object.values(textsOf(one)).some((text) => text.length > longestText));
    const isUnknown = hidden.includes('policyholder') && kept.some(({ type }) => type === 'Other');
    if (tooLong || isUnknown || kept.length > mostInsurances || judgeInsurances(kept, demands).size > 0) {
      return failed({ kind: 'bad-input' });
    }
    // A removed insurance's pictures are deleted with it.
    const gone = [...after.values()].filter(({ deleted }) => deleted);
    for (const { id } of gone) for (const side of cardSides) pictures.delete(`insurance:${id as InsuranceId}:${side}`);
    for (const [place, parsed] of pictures) {
      const picture = parsed === undefined ? ok(parsed) : await redrawn(this.#intake, parsed);
      if (!picture.ok) return picture;
      pictures.set(place, picture.value);
    }
    await this.#registration.keep(chart, { insurances: kept.map(textsOf), pictures });
    await log(this.#activityLog, this.#call, 'changed-profile', 'documents');
    return savedAt(profile.value, this.#call);
  }
}

const textsOf = ({ deleted: _, frontPhoto: __, backPhoto: ___, ...kept }: Insurance): KeptInsurance => ({
  ...kept,
  id: kept.id as InsuranceId,
});

/** Which sides have a picture already, without reading it. */
const sidesOf = ({ pictures }: Registered, id: InsuranceId): Record<CardSide, string> => ({
  frontPhoto: pictures.includes(`insurance:${id}:frontPhoto`) ? pictureOnFile : '',
  backPhoto: pictures.includes(`insurance:${id}:backPhoto`) ? pictureOnFile : '',
});

const sidesAfter = (before: Record<CardSide, string>, photos: PictureChanges): Record<CardSide, string> => {
  const after = (side: CardSide): string => {
    const change = photos[side];
    if (change.kind === 'same') return before[side];
    return change.kind === 'new' ? change.picture : '';
  };
  return { frontPhoto: after('frontPhoto'), backPhoto: after('backPhoto') };
};

const takePictures = (
  photos: PictureChanges,
  placeOf: (side: CardSide) => PicturePlace,
  into: Map<PicturePlace, Picture | undefined>,
): Result<void, BadPicture> => {
  for (const side of cardSides) {
    const change = photos[side];
    if (change.kind === 'gone') into.set(placeOf(side), undefined);
    if (change.kind !== 'new') continue;
    const picture = parsePicture(change.picture, documentLimit);
    if (!picture.ok) return picture;
    into.set(placeOf(side), picture.value);
  }
  return ok(undefined);
};
