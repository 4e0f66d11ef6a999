import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { RandomCodes } from '@portico/adapters-crypto';
import { PostgresCapabilities } from '@portico/adapters-storage';
import { issueCapability } from '@portico/domain/access';
import type { AccountId, CapabilityId, PatientId } from '@portico/domain/kernel';
import { story } from './testing/scenario-steps.ts';
import { anaIsAsked, surveyOfAna } from './testing/authorization/test-preconditions.ts';
import { rootFields } from './testing/authorization/root-fields.ts';
import { mark, south } from './testing/clinic-fixture.ts';
import { holding, noon, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

const fields = rootFields();
let gateway: RunningGateway;
let asAna: Readonly<Record<string, string>>;

const ask = (name: string, variables: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply> => {
  const query = fields.find((field) => field.name === name)?.document;
  return gateway.post(JSON.stringify({ query, variables }), { ...headers });
};

const answers = (stars: string) => [
  { questionId: 'overall', question: 'How was it?', answerType: 'RATING', answer: stars },
  { questionId: 'waited', question: 'How long did you wait?', answerType: 'CHOICE', answer: 'short' },
];

/** What Ana's portal sends of the survey about one of her visits. */
const dataOf = async (visit: string, stars: string, more: object = {}) => {
  const asked = { visit: { practiceId: south.id, patientId: '1001', appointmentId: visit } };
  const { data } = await ask('getSurveys', asked, asAna);
  const { surveys } = data?.['getSurveys'] as { surveys: readonly { uuid: string }[] };
  return {
    surveyData: {
      uuid: surveys[0]?.uuid ?? surveyOfAna,
      version: 1,
      questionsAndAnswers: answers(stars),
      appointmentId: visit,
      patientId: '1001',
      practiceId: south.id,
      surveyType: 'OFFICE_VISIT',
      ...more,
    },
  };
};

const linkTo = async (survey: string): Promise<{ readonly surveyHash: string; readonly userId: string }> => {
  const { code, hash } = new RandomCodes().link();
  const right = {
    purpose: 'guest-survey',
    practice: south.id,
    patient: '1001' as PatientId,
    resource: survey,
  } as const;
  const id = `survey-link-${survey}` as CapabilityId;
  await new PostgresCapabilities(gateway.database).add(issueCapability(right, { id, code: hash, now: noon }));
  return { surveyHash: code, userId: '1001' };
};

const one = (reply: Reply, name: string): unknown => reply.data?.[name];

describe('surveys', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any' });
    await anaIsAsked(gateway.database);
    asAna = holding({ accessToken: await signedIn(gateway.database, { account: 'ana' as AccountId }) }, south.id);
  }, 120_000);
  afterAll(() => gateway.close());

  describe('surveys over HTTP', () => {
    const it = story();
    it('ACC-302 ACC-303 are listed, answered below the threshold, and completed with what went wrong', async () => {
      const listed = one(await ask('getSurveys', {}, asAna), 'getSurveys');
      expect(listed).toMatchObject({
        surveysHeading: 'Tell us how it was',
        surveyAlreadyComplete: false,
        ratingThreshold: 3.5,
        NetworkLinksRatingThreshold: 4.5,
        guestSurveyCtx: null,
      });
      expect((listed as { surveysSelection: unknown[] }).surveysSelection).toHaveLength(12);
      const sent = await dataOf('1001-past0', '1');
      expect(one(await ask('getSurveysNext', sent, asAna), 'getSurveysNext')).toMatchObject({
        surveyNext: { screen: 'FEEDBACK' },
        status: 202,
      });
      const told = {
        ...sent,
        surveyData: { ...sent.surveyData, feedback: 'Too long.' },
        postWithNegativeFeedback: true,
      };
      const completed = { surveyNext: { screen: 'THANKS' }, continueCheckoutData: null, status: 200 };
      expect(one(await ask('getSurveysNext', told, asAna), 'getSurveysNext')).toMatchObject(completed);
      // The same press once more.
      expect(one(await ask('getSurveysNext', told, asAna), 'getSurveysNext')).toMatchObject(completed);
      expect(one(await ask('getSurveys', { uuid: sent.surveyData.uuid }, asAna), 'getSurveys')).toMatchObject({
        surveyAlreadyComplete: true,
        surveys: [],
      });
    });

    it('ACC-298 ACC-303 lead back to check-out where it was asked for', async () => {
      const sent = { ...(await dataOf('1001-past1', '4')), inCheckout: true, redirectToCheckout: true };
      expect(one(await ask('getSurveysNext', sent, asAna), 'getSurveysNext')).toMatchObject({
        continueCheckoutData: {
          redirect: '/appointments/check_out',
          practiceId: south.id,
          patientId: '1001',
          appointmentId: '1001-past1',
        },
      });
    });

    it('ACC-304 ACC-305 keep what was answered of one that was left, and answer by status', async () => {
      const sent = await dataOf('1001-past2', '2');
      expect(one(await ask('postPendingSurvey', sent, asAna), 'postPendingSurvey')).toMatchObject({ status: 200 });
      expect(one(await ask('getSurveys', { uuid: sent.surveyData.uuid }, asAna), 'getSurveys')).toMatchObject({
        surveysSelection: [{ state: 'CANCELLED' }],
        surveys: [{ isStarted: true, questionsAndAnswers: [{ questionId: 'overall', answer: '2' }, {}, {}, {}] }],
      });
    });

    it('ACC-039 ACC-281 ACC-282 ACC-294 are answered by link without tokens, which tells nothing of the visit', async () => {
      const { surveyData } = await dataOf('1001-past3', '5');
      const link = await linkTo(surveyData.uuid);
      const opened = await ask('getSurveys', { ...link, guestSurvey: true });
      expect(one(opened, 'getSurveys')).toMatchObject({
        surveysSelection: [],
        surveys: [{ uuid: surveyData.uuid, visit: null }],
        guestSurveyCtx: { practiceName: 'south clinic', analyticsIds: { practiceId: south.id } },
      });
      expect(JSON.stringify(opened)).not.toContain(mark);
      const sent = { surveyData: { ...surveyData, ...link }, enableSocialSharing: true, inGuestMode: true };
      expect(one(await ask('getSurveysNext', sent), 'getSurveysNext')).toMatchObject({
        surveyNext: { screen: 'SHARE', socialNetworkLinks: [{ network: 'Google' }] },
        status: 200,
      });
      expect(one(await ask('getSurveys', link), 'getSurveys')).toMatchObject({
        surveyAlreadyComplete: true,
        surveys: [],
      });
    });

    it('ACC-007 ACC-281 ACC-282 a link opens nothing but its own survey, to nobody but its own person', async () => {
      const { surveyData } = await dataOf('1001-past4', '5');
      const other = await dataOf('1001-past5', '5');
      const link = await linkTo(surveyData.uuid);
      for (const wrong of [{ ...link, userId: '2002' }, { ...link, surveyHash: 'made-up' }, { userId: '1001' }]) {
        for (const headers of [{}, asAna]) {
          expect(await ask('getSurveys', wrong, headers)).toMatchObject({ code: 'NOT_FOUND', reason: 'shut' });
        }
      }
      const ofOther = { surveyData: { ...other.surveyData, ...link } };
      for (const name of ['getSurveysNext', 'postPendingSurvey']) {
        expect(await ask(name, ofOther)).toMatchObject({ code: 'NOT_FOUND', reason: 'shut' });
      }
      // The link is no token: nothing else of the patient's is open.
      expect(await ask('getSurveys', { uuid: surveyData.uuid })).toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });
});
