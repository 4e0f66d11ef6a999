import type { ServiceResult } from '@portico/application/kernel';
import type {
  IdentityDocuments,
  IdentityDocumentsChange,
  IdentityDocumentsSettings,
  ProfileReadOnly,
  Saved,
} from '@portico/application/profile';
import { ok } from '@portico/domain/kernel';
import {
  cardSides,
  type BadPicture,
  type InsuranceChange,
  type InsuranceId,
  type PictureChanges,
} from '@portico/domain/profile';
import { GetDocumentsSettingsDocument, type DocumentsSettingsFragment } from '../generated/operations.ts';
import { submitForm } from './form-mutations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { profileRefusalFrom, savedFromWire, settingsPage } from './profile.wire.ts';

export class GraphqlIdentityDocuments implements IdentityDocuments {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async identityDocuments(): ServiceResult<IdentityDocumentsSettings> {
    const answer = await this.#client.query(GetDocumentsSettingsDocument, {});
    if (!answer.ok) return answer;
    return ok(identityDocumentsFromWire(answer.value.getSettings));
  }

  async saveIdentityDocuments({
    insurances,
    identity,
  }: IdentityDocumentsChange): ServiceResult<Saved, ProfileReadOnly | BadPicture> {
    const input = { insurances: insurances.map(insuranceToWire), identityDocumentPhotos: identityToWire(identity) };
    const answer = await submitForm(this.#client, 'updateDocuments', { input }, profileRefusalFrom);
    return answer.ok ? ok(savedFromWire(answer.value)) : answer;
  }
}

export const identityDocumentsFromWire = ({
  payload,
  ...parts
}: DocumentsSettingsFragment): IdentityDocumentsSettings => {
  const { insurances, insurance_providers, identity_document: identity, accepted_insurers: accepted } = payload;
  return {
    ...settingsPage(parts),
    insurances: (insurances ?? []).map((one) => ({ ...one, id: one.id as InsuranceId, deleted: false })),
    insurers: insurance_providers ?? [],
    photosRequired: identity?.insuranceCardPhotos ?? false,
    identity: { frontPhoto: identity?.frontPhoto ?? '', backPhoto: identity?.backPhoto ?? '' },
    identityRequired: identity?.required ?? false,
    ...(accepted === null ? {} : { accepted: { insurers: accepted.names, banner: accepted.banner } }),
  };
};

export const identityToWire = (identity: PictureChanges) =>
  pagesOf(identity).map(({ photo, ...page }) => ({ ...page, identityDocumentPhoto: photo }));

/** Both sides as pages 1 and 2 (`MON-295`, `MON-296`). */
const pagesOf = (photos: PictureChanges) =>
  cardSides.map((side, at) => {
    const change = photos[side];
    return { page: at + 1, delete: change.kind === 'gone', photo: change.kind === 'new' ? change.picture : null };
  });

/** An insurance as the contract writes it (`MON-295`). */
export const insuranceToWire = ({ id, texts, photos, deleted }: InsuranceChange) => ({
  insuranceId: id ?? null,
  insurancePhotos: pagesOf(photos).map(({ photo, ...page }) => ({ ...page, insurancePhoto: photo })),
  insuranceProvider: texts.providerName,
  insuranceProviderCustomName: texts.providerCustomName,
  insurancePlan: texts.planName,
  insurancePlanCustomName: texts.planCustomName,
  insuranceMemberId: texts.memberId,
  insuranceGroupId: texts.groupNumber,
  insuranceType: texts.type,
  effectiveFrom: texts.effectiveFrom,
  relationship: texts.relationshipType,
  policyHolderFirstName: texts.policyHolderFirstName,
  policyHolderMiddleName: texts.policyHolderMiddleName,
  policyHolderLastName: texts.policyHolderLastName,
  policyHolderDateOfBirth: texts.policyHolderDateOfBirth,
  policyHolderGender: texts.policyHolderGender,
  delete: deleted,
});
