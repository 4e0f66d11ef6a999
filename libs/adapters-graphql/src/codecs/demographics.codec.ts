import {
  detailsOfPhysician,
  physicianFields,
  type Details,
  type DetailTexts,
  type Physician,
} from '@portico/domain/profile';
import { codec, type Codec } from './codec.ts';

/** The texts of an object that are there; null and an empty text are none. */
export const texts: Codec<DetailTexts, DetailTexts, object | null | undefined> = codec(
  (value) => value,
  (json) =>
    Object.fromEntries(
      Object.entries(json ?? {}).filter(
        (entry): entry is [string, string] =>
          entry[0] !== '__typename' && typeof entry[1] === 'string' && entry[1] !== '',
      ),
    ),
);

const physician: Codec<DetailTexts, Physician | null, Physician | null | undefined> = codec(
  (details) => {
    const all = Object.fromEntries(physicianFields.map((name) => [name, details[name] ?? '']));
    const { npi, first_name, last_name, specialty, ...address } = all as Record<
      (typeof physicianFields)[number],
      string
    >;
    return npi === '' ? null : { npi, first_name, last_name, specialty, address };
  },
  (json) => (json == null ? {} : detailsOfPhysician(json)),
);

interface WireEmployment {
  readonly employmentStatus?: string | null;
  readonly employer?: { readonly name?: string | null; readonly address?: string | null } | null;
}

const employment: Codec<DetailTexts, object, WireEmployment | null | undefined> = codec(
  ({ employerName: name = null, employerAddress: address = null, ...rest }) => ({
    ...rest,
    employer: name === null && address === null ? null : { name, address },
  }),
  (json) =>
    texts.read({
      employmentStatus: json?.employmentStatus,
      employerName: json?.employer?.name,
      employerAddress: json?.employer?.address,
    }),
);

interface WireDemographics {
  readonly personal_details: DetailTexts;
  readonly accommodations: DetailTexts;
  readonly emergency_contact: DetailTexts;
  readonly employment_info: object;
  readonly primary_care_physician: Physician | null;
  readonly referring_physician: Physician | null;
}

interface ReadDemographics {
  readonly personal_details?: object | null;
  readonly accommodations?: object | null;
  readonly emergency_contact?: object | null;
  readonly employment_info?: WireEmployment | null;
  readonly primary_care_physician?: Physician | null;
  readonly referring_physician?: Physician | null;
}

/** The demographics section, shown or sent; what is empty is null. */
export const demographics: Codec<Details, WireDemographics, ReadDemographics | null | undefined> = codec(
  (details) => ({
    personal_details: details.personal_details ?? {},
    accommodations: details.accommodations ?? {},
    emergency_contact: details.emergency_contact ?? {},
    employment_info: employment.write(details.employment_info ?? {}),
    primary_care_physician: physician.write(details.primary_care_physician ?? {}),
    referring_physician: physician.write(details.referring_physician ?? {}),
  }),
  (json) => ({
    personal_details: texts.read(json?.personal_details),
    accommodations: texts.read(json?.accommodations),
    emergency_contact: texts.read(json?.emergency_contact),
    employment_info: employment.read(json?.employment_info),
    primary_care_physician: physician.read(json?.primary_care_physician),
    referring_physician: physician.read(json?.referring_physician),
  }),
);
