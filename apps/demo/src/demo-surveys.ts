import { EmbeddedSurveyStore, EmbeddedSurveySetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { DAY, plus, type Language, type LocalDate, type PatientId } from '@portico/domain/kernel';
import {
  askedForDays,
  thousandths,
  type SurveyContent,
  type SurveyQuestion,
  type SurveyRules,
} from '@portico/domain/surveys';
import { demoGuestLinks, guestAddress } from './demo-guest-links.ts';
import type { DemoPractice } from './practices.ts';
import { morningBefore } from './local-day.ts';

const overall: SurveyQuestion = {
  id: 'overall',
  kind: 'rating',
  text: { en: 'How was your visit overall?', es: '¿Cómo fue su consulta en general?' },
  required: true,
};
const listened: SurveyQuestion = {
  id: 'listened',
  kind: 'rating',
  text: { en: 'How well did your provider listen to you?', es: '¿Qué tan bien le escuchó quien le atendió?' },
  required: true,
};
const more: SurveyQuestion = {
  id: 'more',
  kind: 'text',
  text: { en: 'What could we do better?', es: '¿Qué podríamos hacer mejor?' },
  required: false,
};

const ofOffice: SurveyContent = {
  type: 'office-visit',
  version: 1,
  title: { en: 'Your visit at our office', es: 'Su consulta en nuestro consultorio' },
  questions: [
    overall,
    listened,
    {
      id: 'staff',
      kind: 'rating',
      text: { en: 'How friendly was our front desk?', es: '¿Qué tan amable fue la recepción?' },
      required: false,
    },
    {
      id: 'waited',
      kind: 'choice',
      text: { en: 'How long did you wait?', es: '¿Cuánto tiempo esperó?' },
      required: true,
      options: [
        { id: 'short', text: { en: 'Less than 15 minutes', es: 'Menos de 15 minutos' } },
        { id: 'some', text: { en: '15 to 30 minutes', es: 'De 15 a 30 minutos' } },
        { id: 'long', text: { en: 'More than 30 minutes', es: 'Más de 30 minutos' } },
      ],
    },
    more,
  ],
};

const byVideo: SurveyContent = {
  type: 'video-visit',
  version: 1,
  title: { en: 'Your video visit', es: 'Su consulta por video' },
  questions: [
    overall,
    listened,
    {
      id: 'picture',
      kind: 'rating',
      text: { en: 'How good were picture and sound?', es: '¿Qué tan bien se vio y se oyó?' },
      required: true,
    },
    more,
  ],
};

const surveysHeading = { en: 'How was your visit?', es: '¿Cómo fue su consulta?' };

/** One practice asks satisfied people to tell others; one only thanks them; one says nothing of thresholds. */
const rules: ReadonlyMap<string, SurveyRules> = new Map(
  Object.entries({
    riverwalk: {
      surveysHeading,
      ratingThreshold: thousandths(3.5),
      NetworkLinksRatingThreshold: thousandths(4.5),
      socialNetworkLinks: [
        { network: 'Google', address: 'https://search.google.com/local/writereview?placeid=portico-demo-riverwalk' },
        { network: 'Yelp', address: 'https://www.yelp.com/writeareview/biz/portico-demo-riverwalk' },
      ],
    },
    biscayne: {
      surveysHeading,
      ratingThreshold: thousandths(4),
      NetworkLinksRatingThreshold: thousandths(4.5),
      socialNetworkLinks: [{ network: 'Facebook', address: 'https://www.facebook.com/portico-demo-biscayne/reviews' }],
    },
  }),
);

/** Enables surveys about visits for a practice of the demo. Idempotent. */
export const askAboutVisits = async (sql: Sql, { practice: { id } }: DemoPractice): Promise<void> => {
  const decided = rules.get(id) ?? { surveysHeading, socialNetworkLinks: [] };
  await new EmbeddedSurveySetup(sql).surveys(id, [ofOffice, byVideo], decided);
};

/** Sends a guest the link to the survey about their last visit, so that it is in the demo's outbox. */
export const sendSurveyLink = async (sql: Sql, { practice }: DemoPractice, today: LocalDate): Promise<void> => {
  const now = morningBefore(practice.timeZone, today);
  const [found] = await sql.rows<{ readonly id: PatientId; readonly language: Language }>({
    text: `select p.id, p.language from clinic.patients p
      where p.practice_id = $1
        and not exists (select 1 from account_charts c where c.practice_id = p.practice_id and c.patient_id = p.id)
        and exists (select 1 from clinic.appointments a
          where a.practice_id = p.practice_id and a.patient_id = p.id and a.status = 'COMPLETED'
            and a.ends_at > $2 and a.ends_at <= $3)
      order by p.id desc limit 1`,
    values: [practice.id, plus(now, -askedForDays * DAY), now],
  });
  if (found === undefined) return;
  const chart = { practice: practice.id, patient: found.id };
  const [survey] = await new EmbeddedSurveyStore(sql).open(chart, now);
  if (survey === undefined) return;
  const to = { channel: 'email', address: guestAddress(practice.id, 'survey') } as const;
  await demoGuestLinks(sql, now).issue(
    { purpose: 'guest-survey', chart, resource: survey.id, to, language: found.language },
    now,
  );
};
