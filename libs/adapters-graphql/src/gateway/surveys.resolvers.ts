import type { Surveys } from '@portico/application/surveys';
import { namedSurvey, surveyData, surveyNext, surveyPost, surveysPage } from '../codecs/surveys.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { valueOf } from './value-or-refusal.ts';

export const surveysQueries = {
  getSurveys: async (_, asked, context) =>
    surveysPage.write(valueOf(await surveysFor(asked, context).surveys(namedSurvey.read(asked)))),
} satisfies QueryResolvers<GatewayContext>;

export const surveysMutations = {
  getSurveysNext: async (_, post, context) =>
    surveyNext.write(valueOf(await surveysFor(post.surveyData, context).next(surveyPost.read(post)))),
  postPendingSurvey: async (_, left, context) => {
    valueOf(await surveysFor(left.surveyData, context).leave(surveyData.read(left.surveyData)));
    return { status: 200, message: '' };
  },
} satisfies MutationResolvers<GatewayContext>;

interface LinkOnWire {
  readonly surveyHash?: string | null | undefined;
  readonly userId?: string | null | undefined;
}

/** A link is answered as a guest's, also with a session; half a link opens nothing. */
const surveysFor = ({ surveyHash, userId }: LinkOnWire, context: GatewayContext): Surveys =>
  surveyHash == null && userId == null
    ? context.own().surveys
    : context.guestSurveys({ surveyHash: surveyHash ?? '', userId: userId ?? '' });
