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
import { failed, ok } from '@portico/domain/kernel';
import { GetSurveysDocument, GetSurveysNextDocument, PostPendingSurveyDocument } from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { shut } from './link-shut.ts';
import { dataToWire, nextFromWire, pageFromWire } from './surveys.wire.ts';

/** Surveys of the signed-in person, or of a guest by a survey link. */
export class GraphqlSurveys implements Surveys {
  readonly #client: GatewayClient;
  readonly #link: SurveyLink | undefined;

  constructor(client: GatewayClient, link?: SurveyLink) {
    this.#client = client;
    this.#link = link;
  }

  /** The same, by this link. */
  by(link: SurveyLink): Surveys {
    return new GraphqlSurveys(this.#client, link);
  }

  async surveys(named?: NamedSurvey): ServiceResult<SurveysPage, LinkShut> {
    const asked = { ...this.#link, guestSurvey: this.#link !== undefined, ...namedToWire(named) };
    const answer = await this.#client.queryOr(GetSurveysDocument, asked, shut);
    if (!answer.ok) return answer;
    const page = pageFromWire(answer.value.getSurveys);
    return page === undefined ? failed({ kind: 'malfunction' }) : ok(page);
  }

  async next({ surveyData, ...post }: SurveyPost): ServiceResult<SurveyNext, LinkShut> {
    const sent = { ...post, surveyData: this.#dataToWire(surveyData), inGuestMode: this.#link !== undefined };
    const answer = await this.#client.mutateOr(GetSurveysNextDocument, sent, shut);
    if (!answer.ok) return answer;
    const next = nextFromWire(answer.value.getSurveysNext);
    return next === undefined ? failed({ kind: 'malfunction' }) : ok(next);
  }

  async leave(surveyData: SurveyData): ServiceResult<void, LinkShut> {
    const sent = { surveyData: this.#dataToWire(surveyData) };
    const answer = await this.#client.mutateOr(PostPendingSurveyDocument, sent, shut);
    return answer.ok ? ok(undefined) : answer;
  }

  #dataToWire(data: SurveyData) {
    return { ...dataToWire(data), ...this.#link };
  }
}

const namedToWire = (named: NamedSurvey | undefined) => {
  if (named?.kind === 'survey') return { uuid: named.uuid };
  if (named === undefined) return {};
  const { patient, appointment } = named.visit;
  return { visit: { practiceId: patient.practice, patientId: patient.patient, appointmentId: appointment } };
};
