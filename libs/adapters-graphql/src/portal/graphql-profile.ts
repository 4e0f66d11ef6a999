import type { ServiceResult } from '@portico/application/kernel';
import type { Profile, ProfileReadOnly, Saved, SectionSettings } from '@portico/application/profile';
import type { Details, DetailSection, Physician, PhysicianSearch, ZipPlace } from '@portico/domain/profile';
import { demographics } from '../codecs/demographics.codec.ts';
import { demographicsSection, personalSection, saved, zipPlace } from '../codecs/profile.codec.ts';
import {
  GetDemographicsSettingsDocument,
  GetPersonalSettingsDocument,
  GetZipcodeInfoDocument,
  SearchPhysiciansDocument,
  UpdateDemographicsDocument,
  UpdatePersonalDocument,
} from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlProfile extends GraphqlPort implements Profile {
  readonly #isGuest: () => boolean;

  /** `isGuest`: whether the caller has no account and is checking in (`MON-324`). */
  constructor(client: GatewayClient, isGuest: () => boolean = () => false) {
    super(client);
    this.#isGuest = isGuest;
  }

  section(section: DetailSection): ServiceResult<SectionSettings> {
    return section === 'demographics'
      ? this.client.ask(GetDemographicsSettingsDocument, {}, (json) => ({ section, ...demographicsSection.read(json) }))
      : this.client.ask(GetPersonalSettingsDocument, {}, (json) => ({ section, ...personalSection.read(json) }));
  }

  saveSection(section: DetailSection, details: Details): ServiceResult<Saved, ProfileReadOnly> {
    if (section === 'personal') {
      const input = details.personal ?? {};
      return this.client.ask(UpdatePersonalDocument, { input }, saved.read, ['profile-read-only']);
    }
    const input = demographics.write(details);
    return this.client.ask(UpdateDemographicsDocument, { input }, saved.read, ['profile-read-only']);
  }

  zipPlace(zipcode: string): ServiceResult<ZipPlace | undefined> {
    return this.client.ask(GetZipcodeInfoDocument, { zipcode }, zipPlace.read);
  }

  physicians({ search, page, stateCode }: PhysicianSearch): ServiceResult<readonly Physician[]> {
    const guest = this.#isGuest() ? { is_guest_checkin: true } : {};
    return this.client.ask(SearchPhysiciansDocument, { search, page, stateCode, ...guest }, (json) => json.physicians);
  }
}
