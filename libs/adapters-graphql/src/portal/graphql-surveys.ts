import type { LinkShut } from '@portico/application/guests';
import type { ServiceResult } from '@portico/application/kernel';
import type {
  NamedSurvey,
  SurveyData,
  SurveyLink,
  SurveyNext,
  SurveyPost,
  Surveys,
  SurveysPage,
} from '@portico/application/surveys';
import { namedSurvey, surveyData, surveyNext, surveyPost, surveysPage } from '../codecs/surveys.codec.ts';
import { GetSurveysDocument, GetSurveysNextDocument, PostPendingSurveyDocument } from '../generated/operations.ts';
import { done, type GatewayClient } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

/** Surveys of the signed-in person, or of a guest by a survey link. */
export class GraphqlSurveys extends GraphqlPort implements Surveys {
  readonly #link: SurveyLink | undefined;

  constructor(client: GatewayClient, link?: SurveyLink) {
    super(client);
    this.#link = link;
  }

  /** The same, by this link. */
  by(link: SurveyLink): Surveys {
    return new GraphqlSurveys(this.client, link);
  }

  surveys(named?: NamedSurvey): ServiceResult<SurveysPage, LinkShut> {
    const asked = { ...this.#link, guestSurvey: this.#link !== undefined, ...namedSurvey.write(named) };
    return this.client.ask(GetSurveysDocument, asked, surveysPage.read, ['shut']);
  }

  next(post: SurveyPost): ServiceResult<SurveyNext, LinkShut> {
    const sent = { ...surveyPost.write(post), ...this.#sent(post.surveyData), inGuestMode: this.#link !== undefined };
    return this.client.ask(GetSurveysNextDocument, sent, surveyNext.read, ['shut']);
  }

  leave(data: SurveyData): ServiceResult<void, LinkShut> {
    return this.client.ask(PostPendingSurveyDocument, this.#sent(data), done, ['shut']);
  }

  #sent(data: SurveyData) {
    return { surveyData: { ...surveyData.write(data), ...this.#link } };
  }
}
