import { usualVisitRules } from '@portico/domain/appointments';
import { parseLocalDate, parseDecimal, parseId, parseLocalized, parseTimeZone } from '@portico/domain/kernel';
import { parseFormTemplate, type FormTemplate } from '@portico/domain/forms';
import { messageTeams } from '@portico/domain/messages';
import { onlineServices, practiceManagements, processorIds } from '@portico/domain/practices';
import { frequencies } from '@portico/domain/payments';
import { parseLanguageTag, parseQuestions, type Question } from '@portico/domain/scheduling';
import { parseSocialLink, surveyTypes } from '@portico/domain/surveys';
import { checkInSteps, formSteps } from '@portico/domain/visits';
import * as z from 'zod';

/** The days of the week as they are written, Monday first. */
export const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A text that a rule of the domain accepts, with what to say where it does not. */
const checked = (isRight: (text: string) => boolean, message: string) => z.string(message).refine(isRight, message);

const id = checked((text) => parseId(text).ok, 'must be an id of letters, digits and . _ : -');
/** A name of at most 100 characters. */
export const name = z.string().trim().min(1, 'must not be empty').max(100, 'must have at most 100 characters');
export const phone = z.string().regex(/^[\d ()+.-]{10,20}$/, 'must be a phone number such as (305) 555-0100');
export const timeZone = checked((text) => parseTimeZone(text).ok, 'must be a time zone such as America/New_York');
export const webAddress = checked(
  (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  'must be an address such as https://ehr.example.com/r4',
);
export const path = z.string().trim().min(1, 'must name a file').max(500, 'must have at most 500 characters');
const day = checked((text) => parseLocalDate(text).ok, 'must be a day such as 2026-12-25');
const amount = checked(
  (text) => parseDecimal(text).ok && !text.startsWith('-'),
  'must be an amount of dollars such as "25.00"',
);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 08:30');
export const state = z.string().regex(/^[A-Z]{2}$/, 'must be two letters such as FL');
export const zip = z.string().regex(/^\d{5}(?:-\d{4})?$/, 'must be a ZIP code such as 33131');
const picture = z
  .string()
  .regex(/^data:image\/(?:png|jpeg|svg\+xml);base64,[\d+/=A-Za-z]+$/, 'must be a picture as a data: address');
const wholeNumber = (least: number, most: number) =>
  z.int(`must be a whole number`).min(least, `must be at least ${least}`).max(most, `must be at most ${most}`);

/** A text in every language in which practices write. */
const texts = z
  .record(z.string(), z.string())
  .refine((raw) => parseLocalized(raw).ok, 'must have a text in English (en) and in Spanish (es)')
  .transform((raw) => {
    const parsed = parseLocalized(raw);
    return parsed.ok ? parsed.value : z.NEVER;
  });

const languageTag = z
  .string()
  .refine((text) => parseLanguageTag(text) !== undefined, 'must be a language such as es or pt-BR')
  .transform((text) => parseLanguageTag(text) ?? z.NEVER);
const spokenLanguages = z
  .array(languageTag)
  .max(20, 'must have at most 20 languages')
  .refine((tags) => new Set(tags).size === tags.length, 'must name each language once');
/** Languages as they are answered to a question: none, or several with commas between them. */
export const languagesAnswer = checked(
  (text) => spokenLanguages.safeParse(answeredLanguages(text)).success,
  'must be languages such as en, es',
);
export const answeredLanguages = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((part) => part !== '');

/** What a reader of the domain reads, with the place that it names where it refuses. */
const readBy = <Value>(
  read: (raw: unknown) => { ok: true; value: Value } | { ok: false; error: { kind: string; path: string } },
) =>
  z.unknown().transform((raw, context): Value => {
    const parsed = read(raw);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: `cannot be read: ${parsed.error.kind} at ${parsed.error.path}` });
    return z.NEVER;
  });

const location = z.strictObject({
  id,
  office: name,
  address: z.array(name).min(1, 'must have a line').max(4),
  city: name,
  state,
  zip,
  phone: phone.optional(),
  /** That of the practice if it is left out. */
  timeZone: timeZone.optional(),
  closed: z.array(day).default([]),
});

const visit = z.strictObject({
  id,
  name: texts,
  minutes: wholeNumber(5, 480),
  video: z.boolean().default(false),
  prepayment: amount.default('0.00'),
});

const hours = z
  .strictObject({ days: z.array(z.enum(dayNames)).min(1, 'must name a day'), from: time, to: time })
  .refine(({ from, to }) => from < to, 'must open before it closes');

const provider = z.strictObject({
  id,
  name,
  specialty: name.optional(),
  photo: picture.optional(),
  languages: spokenLanguages.default([]),
  about: texts.optional(),
  /** Otherwise a time is requested, and the office answers. */
  bookedAtOnce: z.boolean().default(true),
  at: z.array(z.strictObject({ location: id, visits: z.array(id), hours: z.array(hours) })).default([]),
});

const cancellationReason = z.strictObject({
  id,
  code: z.string().min(1).optional(),
  value: z.string().min(1).optional(),
  name: texts,
});

const booking = z.strictObject({
  leadMinutes: wholeNumber(0, 525_600).default(0),
  questions: readBy<Question>(parseQuestions).optional(),
  notice: texts.optional(),
  approvesRequests: z.boolean().default(false),
  waitList: z.boolean().default(false),
  preRegistration: z.boolean().default(false),
  cancelUntilMinutesBefore: wholeNumber(0, 525_600).default(usualVisitRules.cancellation.cutOffMinutes),
  /** Absent: what was paid ahead is never given back by itself. */
  prepaymentBackUntilHoursBefore: wholeNumber(0, 8_760).optional(),
  cancellationReasons: z.array(cancellationReason).default([]),
  canceledByPhone: z.literal(true).optional(),
  movedByPhone: z.literal(true).optional(),
  checkInAtOffice: z.literal(true).optional(),
  remindMinutesBefore: z.array(wholeNumber(15, 43_200)).default([...usualVisitRules.remindersBefore]),
  checkInOpensMinutesBefore: wholeNumber(0, 525_600).default(usualVisitRules.checkInOpensBefore),
});

const planRange = z.strictObject({
  from: amount,
  to: amount,
  atMost: z.strictObject({ value: wholeNumber(1, 520), interval: z.enum(['weeks', 'months']) }),
  leastPayment: amount,
});

const paymentSettings = z.strictObject({
  partial: z.strictObject({ least: amount, most: amount.optional() }).optional(),
  plans: z
    .strictObject({
      several: z.boolean().default(false),
      addBalanceToExisting: z.boolean().default(false),
      frequencies: z.array(z.enum(frequencies)).default([]),
      ranges: z.array(planRange).default([]),
    })
    .optional(),
  planTerms: texts.optional(),
  statements: z.boolean().default(true),
});

const option = z.strictObject({ id, text: texts });
const asked = { id, text: texts, required: z.boolean().default(false) };
const surveyQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ ...asked, kind: z.literal('rating') }),
  z.strictObject({ ...asked, kind: z.literal('text') }),
  z.strictObject({ ...asked, kind: z.literal('choice'), options: z.array(option).min(2, 'must have two options') }),
]);

const stars = z.number().min(0).max(5);
const surveys = z.strictObject({
  heading: texts.optional(),
  satisfiedFrom: stars.optional(),
  shareFrom: stars.optional(),
  share: z
    .array(
      z
        .strictObject({ network: z.string(), address: z.string() })
        .refine((raw) => parseSocialLink(raw) !== undefined, 'must be the https address of a page at its network'),
    )
    .default([]),
  surveys: z.array(
    z.strictObject({
      type: z.enum(surveyTypes),
      version: wholeNumber(1, 10_000),
      title: texts,
      questions: z.array(surveyQuestion).min(1, 'must have a question'),
    }),
  ),
});

const registration = z.strictObject({
  photosRequired: z.boolean().optional(),
  identityRequired: z.boolean().optional(),
  insuranceRequired: z.boolean().optional(),
  cardRequired: z.boolean().optional(),
  asksAccommodations: z.boolean().optional(),
});

/** What a file says of a practice; what may be left out has its usual value. */
export const practiceFile = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1, 'must be 1'),
  id,
  /** The applied version that this file was exported from; applying it fails if another came meanwhile. */
  version: wholeNumber(1, 1_000_000).optional(),
  name,
  phone,
  timeZone,
  system: z.enum(practiceManagements).default('carecloud'),
  /** The processor by whom cards are taken; as an object it says how, with its secrets by reference. */
  payments: z
    .union(
      [z.enum([...processorIds, 'none']), z.record(z.string(), z.unknown())],
      'must be a processor, none or an object',
    )
    .default('none'),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/, 'must be a color such as #0a5fb4')
    .optional(),
  logo: picture.optional(),
  guests: z.array(z.enum(onlineServices)).default([]),
  newPatients: z.boolean().default(false),
  message: z.strictObject({ id, title: texts, text: texts }).optional(),
  /** What bills and receipts say of the practice. */
  billing: z
    .strictObject({
      address: z.array(name).min(1, 'must have a line').optional(),
      taxId: z
        .string()
        .regex(/^\d{2}-\d{7}$/, 'must be a tax number such as 12-3456789')
        .optional(),
    })
    .optional(),
  answersWithinHours: wholeNumber(1, 720).optional(),
  /** To whom it is mailed daily, at a time of the practice, how much waits for the office. */
  officeDigest: z
    .strictObject({
      to: z.array(z.email('must be an email address')).min(1, 'must have an address').max(10, 'must have at most 10'),
      at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:00'),
    })
    .optional(),
  /** Whom patients can write to beside their providers. */
  messageTeams: z
    .array(z.strictObject({ team: z.enum(messageTeams), answersWithinHours: wholeNumber(1, 720).optional() }))
    .refine((teams) => new Set(teams.map(({ team }) => team)).size === teams.length, 'must have each team once')
    .optional(),
  locations: z.array(location).min(1, 'must have a location'),
  visits: z.array(visit).default([]),
  providers: z.array(provider).min(1, 'must have a provider'),
  booking: booking.optional(),
  checkIn: z
    .strictObject({
      steps: z.array(z.enum(checkInSteps)),
      forms: z.partialRecord(z.enum(formSteps), z.array(id)).default({}),
    })
    .optional(),
  forms: z.array(readBy<FormTemplate>(parseFormTemplate)).default([]),
  surveys: surveys.optional(),
  paymentSettings: paymentSettings.optional(),
  registration: registration.optional(),
});

/** What the file is read to. */
export type PracticeFile = z.output<typeof practiceFile>;
