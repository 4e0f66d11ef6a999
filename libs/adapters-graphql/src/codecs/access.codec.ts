import type { Credentials, Layout, ProofAsked, SignedIn, Tokens } from '@portico/application/access';
import { permissionAreas, proofKinds } from '@portico/domain/access';
import { profileParts } from '@portico/domain/profile';
import { codec, list, readableList, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { delegate, ownChart, ownPractices } from './people.codec.ts';
import { always, both, field, flat, record, under } from './object-codec.ts';
import { device, id, mark, maybe, oneOf, text, timeZone, word } from './scalars.ts';

const proof = word(proofKinds);

const shown = record<Omit<Credentials, 'login' | 'otp'>>()({
  password: 'password',
  device: field('device_identifier', device),
  proof: maybe('otp_type', proof),
  identity: 'identity',
});

export const credentials = both(record<Pick<Credentials, 'login' | 'otp'>>()({ login: 'username', otp: 'otp' }), shown);

/** Credentials with which another code is asked for. */
export const resending = both(record<Pick<Credentials, 'login'>>()({ login: 'email' }), shown);

const layoutScreen = record<Omit<Layout, 'charts' | 'delegate'>>()({
  practice: id('practice_id'),
  practiceName: 'practice_name',
  practicePhone: 'practice_phone',
  timeZone: maybe('time_zone', timeZone),
  accent: 'accent',
  logo: 'logo',
  personName: 'person_name',
  unreadMessages: 'unread_messages',
  hasShop: field('has_shop', mark),
  noSummaries: field('no_summaries', mark),
  noSurveys: field('no_surveys', mark),
  hiddenProfileParts: maybe('hidden_profile_parts', readableList(oneOf(profileParts))),
  booksByPhone: field('books_by_phone', mark),
  withheld: maybe('withheld', readableList(oneOf(permissionAreas))),
});

const layoutData = record<Pick<Layout, 'charts' | 'delegate'>>()({
  charts: field('practice_patient_ids', list(ownChart)),
  delegate: maybe('delegate', delegate),
});

export const layout = both(under('layoutScreen', layoutScreen), under('data', layoutData));

export const proofAsked = record<ProofAsked>()({
  kind: always('proof-asked'),
  proof: field('otp_type', proof),
  sentTo: 'sent_to',
  resendIn: 'resend_timer',
  others: field('other_types', list(proof)),
  challenge: 'challenge',
});

const tokens = record<Tokens>()({
  access: 'accessToken',
  authentication: 'authenticationToken',
  refresh: 'refreshToken',
});

const signedIn = record<SignedIn>()({
  kind: always('signed-in'),
  username: 'username',
  email: 'email',
  tokens: field('cognitoPayload', tokens),
  practices: flat(ownPractices),
  layout: maybe('layout', layout),
  delegate: maybe('delegate', delegate),
  providerSignOut: 'provider_sign_out',
  breezePatient: field('isBreezePatient', mark),
  offerSecondFactor: 'show2faPopup',
  keptWorkKeys: maybe('kept_work_keys', list(text)),
});

const notYet = {
  username: null,
  email: null,
  practiceInformation: [],
  patient_ids_list: [],
  isBreezePatient: false,
  cognitoPayload: null,
  show2faPopup: false,
  layout: null,
  delegate: null,
  provider_sign_out: null,
  kept_work_keys: null,
} as const;

type WireSignIn<Whole, Asked> = Nullable<Whole> & { readonly otpModal: Asked | null };
type Nullable<Whole> = { readonly [Key in keyof Whole]: Whole[Key] | null };

/** A completed sign-in, or the proof that is required first, and then nothing else. */
export const signInAnswer: Codec<
  SignedIn | ProofAsked,
  (typeof notYet | Written<typeof signedIn>) & {
    readonly otpModal: Written<typeof proofAsked> | null;
    readonly selectPracticeSchema: { readonly practice_ids: string[] } | null;
  },
  WireSignIn<Read<typeof signedIn>, Read<typeof proofAsked>>
> = codec(
  (answer) => {
    if (answer.kind === 'proof-asked') {
      return { ...notYet, otpModal: proofAsked.write(answer), selectPracticeSchema: null };
    }
    // The practices to choose from, where there are several.
    const practice_ids = answer.practices.map(({ id: practice }) => practice);
    const selectPracticeSchema = practice_ids.length > 1 ? { practice_ids } : null;
    return { ...signedIn.write(answer), otpModal: null, selectPracticeSchema };
  },
  (json) => {
    if (json.otpModal !== null) return proofAsked.read(json.otpModal);
    const { username, email, cognitoPayload } = json;
    return username == null || email == null || cognitoPayload == null
      ? unreadable()
      : signedIn.read(json as Read<typeof signedIn>);
  },
);
