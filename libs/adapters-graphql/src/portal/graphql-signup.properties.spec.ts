import { describe, expect, it } from '@jest/globals';
import {
  linkEnds,
  signupErrors,
  type Signup,
  type SignupRefusal,
  type SignupScreen,
  type SignupStart,
} from '@portico/application/signup';
import { failed, ok, type DeviceId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { interpreterLanguages, type Accommodations } from '@portico/domain/profile';
import { ids, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { execute, parse } from 'graphql';
import earlier from '../../operations/earlier-documents.json' with { type: 'json' };
import { executableSchema, type GatewayContext } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlSignup } from './graphql-signup.ts';

/** The sign-up of a portal, over the wire to a service that answers what a test puts in place and notes what it is asked. */
const across = () => {
  const { asked, place, service } = notingService();
  const context: Partial<GatewayContext> = { signup: service as Signup };
  const { client } = tab(gatewayFetch(() => context as GatewayContext));
  return { asked, place, signup: new GraphqlSignup(client) };
};

const why = fc.constantFrom(...linkEnds);
const screens: fc.Arbitrary<SignupScreen> = fc.oneof(
  withOptional(
    {
      name: fc.constant('invited' as const),
      practiceName: words(),
      email: fc.string(),
      sms: fc.boolean(),
      asksAccommodations: fc.boolean(),
    },
    { accent: words(), logo: words() },
  ),
  fc.record({ name: fc.constant('no-invitation' as const) }),
  withOptional(
    { name: fc.constant('invitation-over' as const), why },
    { practiceName: words(), practicePhone: words() },
  ) as fc.Arbitrary<SignupScreen>,
  fc.record({
    name: fc.constant('check-email' as const),
    email: words(),
    username: fc.string(),
    practice: fc.oneof(ids<PracticeId>('practice-'), fc.constant('' as const)),
    patient: fc.oneof(ids<PatientId>('patient-'), fc.constant('' as const)),
  }),
  fc.record({ name: fc.constant('confirmation-over' as const), why }),
  fc.record({ name: fc.constant('confirm-password' as const), wrong: fc.boolean() }),
);
const starts = withOptional(
  { screen: screens },
  {
    loginScreens: fc.record({
      practices: fc.array(
        fc.record({
          id: ids<PracticeId>('practice-'),
          name: words(),
          management: words(),
          cities: fc.array(words()),
        }),
      ),
      hasMore: fc.boolean(),
    }),
  },
) as fc.Arbitrary<SignupStart>;
const refusals: fc.Arbitrary<SignupRefusal> = fc.record({
  kind: fc.constant('signup-refused' as const),
  error: fc.constantFrom(...signupErrors),
  message: words(),
});
const answers = fc.oneof(screens.map(ok), refusals.map(failed));

const runs = { numRuns: 40 };
const devices = fc.uuid().map((id) => id as DeviceId);
/** A form, with what is needed at visits or without. */
const withNeeds = <Form extends object>(form: { [Key in keyof Form]: fc.Arbitrary<Form[Key]> }) =>
  withOptional(form, {
    accommodations: fc.record({ interpreter: fc.constantFrom(...interpreterLanguages) }),
  }) as fc.Arbitrary<Form & { readonly accommodations?: Accommodations }>;
const credentials = { device: devices, email: words(), password: words(), terms: words() };

describe('the sign-up over the wire', () => {
  it('ACC-221 arrives as it was for an invitation, by its id, its email and how it was sent', async () => {
    const { asked, place, signup } = across();
    const wanted = fc.record({ invitation: fc.string(), email: fc.string(), sms: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(starts, wanted, async (start, question) => {
        place.answer = ok(start);
        expect(await signup.look(question)).toEqual(ok(start));
        expect(asked.at(-1)).toEqual(['look', question]);
      }),
      runs,
    );
  });

  it('ACC-213 finds practices by what was typed, and tells of the chosen one what the sign-up asks', async () => {
    const { asked, place, signup } = across();
    const chosen = fc.option(
      fc.record({
        id: ids<PracticeId>('practice-'),
        name: words(),
        management: words(),
        asksAccommodations: fc.boolean(),
      }),
      { nil: undefined },
    );
    await fc.assert(
      fc.asyncProperty(starts, chosen, fc.string(), async ({ loginScreens }, practice, text) => {
        const found = loginScreens ?? { practices: [], hasMore: false };
        place.answer = ok(found);
        expect(await signup.findPractices(text)).toEqual(ok(found));
        expect(asked.at(-1)).toEqual(['findPractices', text]);
        place.answer = ok(practice);
        expect(await signup.choosePractice(text)).toEqual(ok(practice));
        expect(asked.at(-1)).toEqual(['choosePractice', text]);
      }),
      runs,
    );
  });

  it('ACC-221 answers pages of an earlier release with the practices that are listed', async () => {
    const practices = ['first', 'second'].map((id) => ({ id, name: id, management: 'vertex', cities: [] }));
    const signup = {
      look: async () => ok({ screen: { name: 'no-invitation' }, loginScreens: { practices, hasMore: true } }),
    };
    const releases = Object.values(earlier) as readonly Readonly<Record<string, string>>[];
    const kept = releases.flatMap((texts) => Object.values(texts)).filter((text) => /query GetSignup\(/.test(text));
    expect(kept.length).toBeGreaterThan(0);
    for (const query of kept) {
      const answer = await execute({ schema: executableSchema(), document: parse(query), contextValue: { signup } });
      expect(answer.errors).toBeUndefined();
      const listed = practices.map(({ id }) => expect.objectContaining({ practice_id: id, practice_name: id }));
      expect(answer.data).toMatchObject({ getSignup: { loginScreens: { practices: listed } } });
    }
  });

  it('ACC-225 ACC-227 carries the form of an invited patient, and answers screen or error with its message', async () => {
    const { asked, place, signup } = across();
    await fc.assert(
      fc.asyncProperty(
        answers,
        withNeeds({ invitation: words(), birthDate: words(), ...credentials }),
        async (answer, form) => {
          place.answer = answer;
          expect(await signup.createInvited(form)).toEqual(answer);
          expect(asked.at(-1)).toEqual(['createInvited', form]);
        },
      ),
      runs,
    );
  });

  it('ACC-226 ACC-227 carries the form of a new patient, and answers screen or error with its message', async () => {
    const { asked, place, signup } = across();
    const forms = withNeeds({
      ...{ firstName: words(), lastName: words(), birthDate: words(), phone: words(), practice: words() },
      ...credentials,
    });
    await fc.assert(
      fc.asyncProperty(answers, forms, async (answer, form) => {
        place.answer = answer;
        expect(await signup.createNew(form)).toEqual(answer);
        expect(asked.at(-1)).toEqual(['createNew', form]);
      }),
      runs,
    );
  });

  it('ACC-222 ACC-223 answers error, message and screen to whoever wants the mail again or elsewhere', async () => {
    const { asked, place, signup } = across();
    const wanted = fc.record({ email: words(), practice: fc.string(), patient: fc.string(), username: fc.string() });
    await fc.assert(
      fc.asyncProperty(answers, wanted, async (answer, question) => {
        place.answer = answer;
        const { username, email } = question;
        expect(await signup.resend({ username, email })).toEqual(answer);
        expect(asked.at(-1)).toEqual(['resend', { username, email }]);
        expect(await signup.updateEmail(question)).toEqual(answer);
        expect(asked.at(-1)).toEqual(['updateEmail', question]);
      }),
      runs,
    );
  });

  it('ACC-224 answers the next screen of a confirmation, or none', async () => {
    const { asked, place, signup } = across();
    const wanted = fc.record(
      { username: fc.string(), code: fc.string(), email: fc.string(), device: devices, password: fc.string() },
      { requiredKeys: ['username', 'code', 'email', 'device'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.option(screens, { nil: undefined }), wanted, async (screen, question) => {
        place.answer = ok(screen);
        expect(await signup.confirm(question)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['confirm', question]);
      }),
      runs,
    );
  });
});
