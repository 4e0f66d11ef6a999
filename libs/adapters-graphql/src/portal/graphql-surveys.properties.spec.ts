import { describe, expect, it } from '@jest/globals';
import type { LinkShut, PracticeBranding } from '@portico/application/guests';
import type {
  ShownSurvey,
  ShownVisit,
  SurveyData,
  SurveyNext,
  SurveyPost,
  Surveys,
  SurveysPage,
} from '@portico/application/surveys';
import { failed, ok, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { ids, instants, patientRefs, timeZones, withOptional, words } from '@portico/domain/kernel/testing';
import { practiceManagements } from '@portico/domain/practices';
import {
  questionsAndAnswers,
  surveyTypes,
  thousandths,
  type SocialNetworkLink,
  type SurveyId,
} from '@portico/domain/surveys';
import { answersTo, surveyContents } from '@portico/domain/surveys/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlSurveys } from './graphql-surveys.ts';

const uuids = fc.uuid().map((id) => id as string as SurveyId);
const stars = fc.integer({ min: 0, max: 5_000 }).map((one) => thousandths(one / 1_000));
const visits: fc.Arbitrary<ShownVisit> = fc.record({
  start: instants,
  timeZone: timeZones,
  provider: words(),
  office: words(),
});
const links: fc.Arbitrary<readonly SocialNetworkLink[]> = fc.subarray([
  { network: 'Google', address: 'https://g.page/r/desert/review' },
  { network: 'Yelp', address: 'https://www.yelp.com/biz/desert' },
] as const);
const faces = withOptional(
  { id: ids<PracticeId>('practice-'), name: words(), phone: words(), management: words() },
  { accent: words(), logo: words() },
) as fc.Arbitrary<PracticeBranding>;

const surveys: fc.Arbitrary<ShownSurvey> = surveyContents.chain(({ questions, title, type, version }) =>
  withOptional(
    {
      uuid: uuids,
      version: fc.constant(version),
      surveyType: fc.constant(type),
      title: fc.constant(title.es),
      questions: fc.constant(
        questions.map((question) => ({
          ...question,
          text: question.text.es,
          ...(question.kind === 'choice'
            ? { options: question.options.map(({ id, text }) => ({ id, text: text.es })) }
            : {}),
        })),
      ),
      appointmentId: ids<AppointmentId>('visit-'),
      patient: patientRefs,
      practiceMgmt: fc.constantFrom(...practiceManagements),
      isStarted: fc.boolean(),
      answers: answersTo(questions),
    },
    { visit: visits },
  ),
) as fc.Arbitrary<ShownSurvey>;

const pages = withOptional(
  {
    surveysHeading: words(),
    surveysSelection: fc.array(
      fc.record({
        uuid: uuids,
        title: words(),
        state: fc.constantFrom('waiting' as const, 'started' as const, 'cancelled' as const),
        visit: visits,
      }),
      { maxLength: 3 },
    ),
    surveys: fc.array(surveys, { maxLength: 2 }),
    surveyAlreadyComplete: fc.boolean(),
    socialNetworkLinks: links,
  },
  {
    ratingThreshold: stars,
    NetworkLinksRatingThreshold: stars,
    guestSurveyCtx: fc.record({
      practiceName: words(),
      practice: faces,
      analyticsIds: fc.record({ practiceId: ids<PracticeId>('practice-') }),
    }),
  },
) as fc.Arbitrary<SurveysPage>;

const data: fc.Arbitrary<SurveyData> = surveys.chain((survey) =>
  withOptional(
    {
      questionsAndAnswers: fc.constant(questionsAndAnswers(survey.questions, survey.answers)),
      belowThreshold: fc.boolean(),
      satisfiedButNotShare: fc.boolean(),
      uuid: uuids,
      version: fc.integer({ min: 1, max: 9 }),
      appointmentId: ids<AppointmentId>('visit-'),
      patientId: ids<PatientId>('patient-'),
      practiceMgmt: fc.constantFrom(...practiceManagements),
      practiceId: ids<PracticeId>('practice-'),
      surveyType: fc.constantFrom(...surveyTypes),
    },
    { averageRating: stars, feedback: words() },
  ),
) as fc.Arbitrary<SurveyData>;

const posts: fc.Arbitrary<SurveyPost> = fc.record({
  surveyData: data,
  postWithNegativeFeedback: fc.boolean(),
  socialNetworkLinks: links,
  enableSocialSharing: fc.boolean(),
  inCheckout: fc.boolean(),
  redirectToCheckout: fc.boolean(),
});

const nexts = withOptional(
  {
    surveyNext: fc.oneof(
      fc.record({ kind: fc.constantFrom('feedback' as const, 'thanks' as const) }),
      fc.record({ kind: fc.constant('share' as const), socialNetworkLinks: links }),
    ),
    status: fc.constantFrom(200 as const, 202 as const),
  },
  {
    continueCheckoutData: fc.record({
      redirect: words(),
      patient: patientRefs,
      appointment: ids<AppointmentId>('visit-'),
    }),
  },
) as fc.Arbitrary<SurveyNext>;

const link = { surveyHash: 'a-code', userId: 'ana' };

/** Two services behind the wire, for signed-in people and for guests; each records calls under its own name. */
const across = () => {
  const { asked, place, service } = notingService();
  const own = () => ({ surveys: service as Surveys }) as unknown as OwnServices;
  const guestSurveys = (...by: readonly unknown[]) => {
    asked.push(['link', ...by]);
    return service as Surveys;
  };
  const { client, reported } = tab(gatewayFetch(() => ({ own, guestSurveys }) as unknown as GatewayContext));
  const surveys = new GraphqlSurveys(client);
  return { asked, place, reported, surveys, byLink: surveys.by(link) };
};

const runs = { numRuns: 60 };

describe('surveys across the wire', () => {
  it('ACC-283 ACC-284 ACC-286 ACC-302 the surveys arrive as they were, for the person and for a guest by the link', async () => {
    const { asked, place, surveys: own, byLink } = across();
    await fc.assert(
      fc.asyncProperty(pages, uuids, patientRefs, async (page, uuid, patient) => {
        place.answer = ok(page);
        const visit = { patient, appointment: 'visit' as AppointmentId };
        for (const named of [undefined, { kind: 'survey', uuid }, { kind: 'visit', visit }] as const) {
          expect(await own.surveys(named)).toEqual(ok(page));
          expect(asked.at(-1)).toEqual(['surveys', named]);
        }
        expect(await byLink.surveys()).toEqual(ok(page));
        expect(asked.slice(-2)).toEqual([
          ['link', link],
          ['surveys', undefined],
        ]);
      }),
      runs,
    );
  });

  it('ACC-285 ACC-287 ACC-303 what is sent arrives whole, and so does what comes next', async () => {
    const { asked, place, surveys: own, byLink } = across();
    await fc.assert(
      fc.asyncProperty(posts, nexts, async (post, next) => {
        place.answer = ok(next);
        expect(await own.next(post)).toEqual(ok(next));
        expect(asked.at(-1)).toEqual(['next', post]);
        expect(await byLink.next(post)).toEqual(ok(next));
        expect(asked.slice(-2)).toEqual([
          ['link', link],
          ['next', post],
        ]);
      }),
      runs,
    );
  });

  it('ACC-304 ACC-305 what was answered of a survey that was left arrives, and is answered by status 200', async () => {
    const { asked, place, surveys: own, byLink } = across();
    await fc.assert(
      fc.asyncProperty(data, async (left) => {
        place.answer = ok(undefined);
        for (const port of [own, byLink]) {
          expect(await port.leave(left)).toEqual(ok(undefined));
          expect(asked.at(-1)).toEqual(['leave', left]);
        }
      }),
      runs,
    );
  });

  it('ACC-281 ACC-282 why a link opens nothing arrives, and troubles nobody else', async () => {
    const { place, byLink, reported } = across();
    const [post] = fc.sample(posts, { seed: 1, numRuns: 1 });
    if (post === undefined) throw new Error('No post.');
    for (const why of ['unknown', 'early', 'expired', 'used', 'revoked', 'locked'] as const) {
      const shut: LinkShut = { kind: 'shut', why };
      place.answer = failed(shut);
      expect(await byLink.surveys()).toEqual(failed(shut));
      expect(await byLink.next(post)).toEqual(failed(shut));
      expect(await byLink.leave(post.surveyData)).toEqual(failed(shut));
    }
    expect(reported).toEqual([]);
  });
});
