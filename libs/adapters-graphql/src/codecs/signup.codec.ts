import {
  linkEnds,
  type ChosenPractice,
  type Confirmation,
  type InvitationAsked,
  type InvitedForm,
  type LinkEnd,
  type NewEmail,
  type NewPatientForm,
  type OpenPractice,
  type OpenPractices,
  type SignupScreen,
  type SignupStart,
} from '@portico/application/signup';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { accommodations } from './accommodations.codec.ts';
import { codec, ifReadable, list, type Codec } from './codec.ts';
import { field, record } from './object-codec.ts';
import { device, idOf, maybe, oneOf } from './scalars.ts';

const ends = oneOf(linkEnds);

/** A reason that this page does not know is one that nobody can name. */
const end: Codec<LinkEnd, LinkEnd, string | null | undefined> = codec(
  ends.write,
  (json) => ifReadable(() => ends.read(json ?? '')) ?? 'unknown',
);

const idOrNone = <Id extends PracticeId | PatientId>(): Codec<Id | '', string, string | null | undefined> =>
  codec(
    (value) => value,
    (json) => (json == null || json === '' ? '' : idOf<Id>().read(json)),
  );

const passwordWrong: Codec<boolean, string | null, string | null | undefined> = codec(
  (isWrong) => (isWrong ? 'wrong-password' : null),
  (json) => json === 'wrong-password',
);

const isTrue: Codec<boolean, boolean, boolean | null | undefined> = codec(
  (value) => value,
  (json) => json === true,
);

type Screen<Name extends SignupScreen['name']> = Omit<Extract<SignupScreen, { readonly name: Name }>, 'name'>;

const screens = {
  invited: record<Screen<'invited'>>()({
    practiceName: 'practice_name',
    email: 'email',
    sms: 'sms',
    asksAccommodations: field('asksAccommodations', isTrue),
    accent: 'accent',
    logo: 'logo',
  }),
  'no-invitation': record<Screen<'no-invitation'>>()({}),
  'invitation-over': record<Screen<'invitation-over'>>()({
    why: field('why', end),
    practiceName: 'practice_name',
    practicePhone: 'practice_phone',
  }),
  'check-email': record<Screen<'check-email'>>()({
    email: 'email',
    username: 'username',
    practice: field('practice_id', idOrNone<PracticeId>()),
    patient: field('patient_id', idOrNone<PatientId>()),
  }),
  'confirmation-over': record<Screen<'confirmation-over'>>()({ why: field('why', end) }),
  'confirm-password': record<Screen<'confirm-password'>>()({ wrong: field('why', passwordWrong) }),
} as const;

type Json = Readonly<
  Record<
    | 'why'
    | 'practice_id'
    | 'practice_name'
    | 'practice_phone'
    | 'email'
    | 'username'
    | 'patient_id'
    | 'accent'
    | 'logo',
    string | null
  >
> & { readonly name: string; readonly sms: boolean | null; readonly asksAccommodations: boolean | null };

/** The next screen of the sign-up; one that this page does not know is the one without an invitation. */
export const signupScreen: Codec<SignupScreen, Partial<Json> & Pick<Json, 'name'>, Json> = codec(
  (screen) => ({ name: screen.name, ...(screens[screen.name] as Codec<SignupScreen, Partial<Json>>).write(screen) }),
  ({ name: said, ...json }) => {
    const name = ifReadable(() => names.read(said)) ?? 'no-invitation';
    return { name, ...(screens[name] as unknown as Codec<object, unknown>).read(json) } as SignupScreen;
  },
);

const names = oneOf(Object.keys(screens) as SignupScreen['name'][]);

const listed = {
  id: field('practice_id', idOf<PracticeId>()),
  name: 'practice_name',
  management: 'practice_mgmt',
} as const;

export const openPractices = record<OpenPractices>()({
  practices: field('practices', list(record<OpenPractice>()({ ...listed, cities: 'cities' }))),
  hasMore: 'hasMore',
});

export const chosenPractice = record<ChosenPractice>()({ ...listed, asksAccommodations: 'asksAccommodations' });

export const signupStart = record<SignupStart>()({
  screen: field('signupScreen', signupScreen),
  loginScreens: maybe('loginScreens', openPractices),
});

const account = {
  email: 'email',
  password: 'password',
  birthDate: 'date_of_birth',
  terms: 'terms',
  device: field('device_identifier', device),
  identity: 'identity',
  accommodations: maybe('accommodations', accommodations),
} as const;

export const invitedForm = record<InvitedForm>()({ invitation: 'invitationId', ...account });

export const newPatientForm = record<NewPatientForm>()({
  ...account,
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  practice: 'practice_id',
});

export const newEmail = record<NewEmail>()({
  email: 'email',
  practice: 'practiceId',
  patient: 'patientId',
  username: 'username',
});

export const confirmation = record<Confirmation>()({
  username: 'un',
  code: 'code',
  email: 'em',
  device: field('device_identifier', device),
  password: 'password',
});

const textOrNone: Codec<string, string, string | null | undefined> = codec(
  (text) => text,
  (json) => json ?? '',
);

export const invitationAsked = record<InvitationAsked>()({
  invitation: field('invitationId', textOrNone),
  email: field('invitationEmail', textOrNone),
  sms: field('sms', isTrue),
});
