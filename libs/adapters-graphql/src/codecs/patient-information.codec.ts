import type { Information, InformationReport, SectionSettings } from '@portico/application/profile';
import { detailFields, identityNumbers, type DetailTexts } from '@portico/domain/profile';
import { codec, list, type Codec, type Read, type Written } from './codec.ts';
import { demographics, texts } from './demographics.codec.ts';
import { checkInDocumentsChange, identityDocuments } from './identity-documents.codec.ts';
import { demographicsSection, personalSection } from './profile.codec.ts';
import { field, record } from './object-codec.ts';
import { oneOf } from './scalars.ts';

const ofSection = <W, R>(
  section: SectionSettings['section'],
  one: Codec<Omit<SectionSettings, 'section'>, W, R>,
): Codec<SectionSettings, W, R> => codec(one.write, (json) => ({ section, ...one.read(json) }));

/** What the practice knows, as it is shown while checking in. */
export const information = record<Information>()({
  personal: field('personal', ofSection('personal', personalSection)),
  demographics: field('demographics', ofSection('demographics', demographicsSection)),
  identityDocuments: field('documents', identityDocuments),
  numbers: field('numbersOnFile', list(oneOf(identityNumbers))),
});

interface WireNumbers {
  readonly ssn?: string | null;
  readonly driversLicenseNumber?: string | null;
}

interface WrittenReport extends Written<typeof checkInDocumentsChange>, WireNumbers {
  readonly address: DetailTexts;
  readonly details: Omit<Written<typeof demographics>, 'personal_details'>;
  readonly personalDetails: DetailTexts;
  readonly dateOfBirth?: string;
}

type ReadReport = Read<typeof checkInDocumentsChange> &
  WireNumbers & {
    readonly address: object;
    readonly details: NonNullable<Read<typeof demographics>>;
    readonly personalDetails: object;
    readonly dateOfBirth?: string | null;
  };

const addressFields: readonly string[] = ['address1', 'zipcode', 'city', 'state'];

const those = (all: DetailTexts, isWanted: (name: string) => boolean): DetailTexts =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));

/** What a patient says of themselves: the groups of the profile, which the contract divides otherwise (`APT-181`). */
export const informationReport: Codec<InformationReport, WrittenReport, ReadReport> = codec(
  ({ details, identityDocuments: documents, numbers }) => {
    const { personal = {} } = details;
    const { personal_details, ...rest } = demographics.write(details);
    const { date_of_birth, ...about } = personal_details;
    return {
      ...checkInDocumentsChange.write(documents),
      ...numbers,
      address: those(personal, (name) => addressFields.includes(name)),
      details: rest,
      personalDetails: { ...those(personal, (name) => !addressFields.includes(name)), ...about },
      ...(date_of_birth !== undefined && { dateOfBirth: date_of_birth }),
    };
  },
  (json) => {
    const all = texts.read({ ...json.address, ...json.personalDetails, date_of_birth: json.dateOfBirth });
    const of = (fields: readonly string[]) => those(all, (name) => fields.includes(name));
    return {
      details: {
        ...demographics.read(json.details),
        personal: of(detailFields.personal),
        personal_details: of(detailFields.personal_details),
      },
      identityDocuments: checkInDocumentsChange.read(json),
      numbers: texts.read({ ssn: json.ssn, driversLicenseNumber: json.driversLicenseNumber }),
    };
  },
);
