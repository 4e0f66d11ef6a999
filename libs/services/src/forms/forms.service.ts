import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  fieldsOf,
  inLanguage,
  isComplete,
  parseResponses,
  responsesOf,
  withKnown,
  type Form,
  type FilledForm,
  type FormStore,
  type FormTemplate,
  type FormUuid,
} from '@portico/domain/forms';
import {
  dayIn,
  failed,
  ok,
  samePatient,
  type Instant,
  type LocalDate,
  type PatientRef,
  type PracticeId,
  inLanguageOf,
} from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { answersOfDetails, type Registration } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import { callAt, allowedChart, allowedCharts, type ServiceCall, sayIn } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import {
  formsPageSize,
  type FormChanged,
  type FormHistory,
  type FormNotice,
  type FormQueue,
  type FormRefusal,
  type FormTexts,
  type Forms,
  type SignedFormShown,
  type SignedPage,
} from '@portico/application/forms';
import type { Say } from '@portico/application/texts';
import { formsWords } from './forms.messages.ts';

const textsIn = (say: Say): FormTexts => ({
  formViewHeading: say(formsWords.heading),
  errorRequiredLabel: say(formsWords.required),
});

const changedIn = (say: Say): FormNotice => ({
  modal: 'Changed',
  title: say(formsWords.changedTitle),
  text: say(formsWords.changedText),
});

export class FormsService implements Forms {
  readonly #activityLog: ActivityLog;
  readonly #formStore: FormStore;
  readonly #practices: PracticeDirectory;
  readonly #registration: Pick<Registration, 'read'>;
  readonly #call: ServiceCall;

  constructor(
    activityLog: ActivityLog,
    formStore: FormStore,
    practices: PracticeDirectory,
    registration: Pick<Registration, 'read'>,
    call: ServiceCall,
  ) {
    this.#activityLog = activityLog;
    this.#formStore = formStore;
    this.#practices = practices;
    this.#registration = registration;
    this.#call = call;
  }

  async history(): ServiceResult<FormHistory> {
    const chart = allowedChart(this.#call, 'forms:view');
    if (!chart.ok) return chart;
    const patient = chart.value;
    const [canReview, today, requested, signed] = await Promise.all([
      this.#mayReview(patient),
      this.#today(patient),
      this.#formStore.requested(patient),
      this.#page(patient, 1),
      log(this.#activityLog, this.#call, 'viewed-forms'),
    ]);
    const pending = requested.map(({ id, title, atEndOf: _, ...form }) => ({
      ...form,
      uuid: id as FormUuid,
      title: inLanguageOf(title, this.#call.language),
    }));
    return ok({
      patient,
      canReview,
      today,
      texts: textsIn(sayIn(this.#call.language)),
      pending,
      signed,
    });
  }

  async more(practice: PracticeId, page: number): ServiceResult<SignedPage> {
    const chart = this.#chartAt(practice);
    if (chart === undefined) return failed({ kind: 'not-found' });
    if (!Number.isSafeInteger(page) || page < 1 || page > 10_000) return failed({ kind: 'bad-input' });
    await log(this.#activityLog, callAt(this.#call, chart), 'viewed-forms');
    return ok(await this.#page(chart, page));
  }

  async queue(): ServiceResult<FormQueue> {
    const chart = allowedChart(this.#call, 'forms:act');
    if (!chart.ok) return chart;
    const patient = chart.value;
    const [canReview, today] = await Promise.all([this.#mayReview(patient), this.#today(patient)]);
    if (!canReview) return ok({ patient, canReview, today, forms: [] });
    const requested = await this.#formStore.requested(patient);
    const found = await Promise.all(requested.map(({ id }) => this.#formStore.blank(patient, id as FormUuid)));
    const forms = found.flatMap((form) => (form === undefined ? [] : [inLanguage(form, this.#call.language)]));
    return ok({ patient, canReview, today, forms: await this.#withKnown(patient, forms, today) });
  }

  /** What the practice knows stands in the forms already, for whoever may see the profile. */
  async #withKnown(chart: PatientRef, forms: readonly Form[], today: LocalDate): Promise<readonly Form[]> {
    const asksKnown = forms.some((form) => fieldsOf(form).some(({ about }) => about !== undefined));
    if (!asksKnown || !can(this.#call.acting, 'profile:view', { kind: 'chart', chart })) return forms;
    const { details } = await this.#registration.read(chart);
    await log(this.#activityLog, this.#call, 'viewed-profile', 'forms');
    return forms.map((form) => withKnown(form, answersOfDetails(details), today));
  }

  async signed(practice: PracticeId, uuid: FormUuid, signedAt: Instant): ServiceResult<SignedFormShown> {
    const chart = this.#chartAt(practice);
    const found = chart && (await this.#formStore.signedForm(chart, uuid, signedAt));
    if (chart === undefined || found === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, callAt(this.#call, chart), 'viewed-signed-form', uuid);
    const form = inLanguage(found.form, this.#call.language);
    const answers = parseResponses(form, found.responses);
    if (!answers.ok) throw new Error(`The answers of a signed form do not fit it: ${answers.error.propertyUuid}`);
    return ok({ form, answers: answers.value, signedAt });
  }

  async sign(forms: readonly FilledForm[], of?: PatientRef): ServiceResult<void, FormRefusal> {
    const chart = allowedChart(this.#call, 'forms:act');
    if (!chart.ok) return chart;
    const patient = chart.value;
    if (of !== undefined && !samePatient(of, patient)) return failed({ kind: 'not-found' });
    const uuids = forms.map(({ uuid }) => uuid);
    if (forms.length === 0 || new Set(uuids).size !== forms.length) return failed({ kind: 'bad-input' });
    if (!(await this.#mayReview(patient))) return failed({ kind: 'not-found' });
    const answer = await this.#signAll(patient, forms);
    // The same forms may have been sent twice: this call may have found that the other one signed them.
    return !answer.ok && answer.error.kind === 'form-not-requested' ? this.#signAll(patient, forms) : answer;
  }

  async #signAll(patient: PatientRef, forms: readonly FilledForm[]): ServiceResult<void, FormRefusal> {
    const today = await this.#today(patient);
    const due: FilledForm[] = [];
    for (const filled of forms) {
      const { uuid, version } = filled;
      const form = await this.#formStore.blank(patient, uuid);
      if (form === undefined) {
        // The response to an earlier try may have been lost: a form that was signed with the same content is fine.
        if (await this.#isSigned(patient, filled)) continue;
        return failed({ kind: 'form-not-requested', uuid });
      }
      if (form.version !== version) return failed(this.#changed(form));
      const answers = parseResponses(form, filled.responses);
      if (!answers.ok) return failed({ kind: 'bad-input' });
      if (!isComplete(form, {}, answers.value, today)) return failed({ kind: 'form-incomplete', uuid });
      due.push({ uuid, version, responses: responsesOf(form, answers.value) });
    }
    const { now } = this.#call;
    const taken = await this.#formStore.sign(patient, due, now);
    if (!taken.ok) {
      const { kind, uuid } = taken.error;
      // It was changed between the two reads.
      const form = kind === 'form-changed' ? await this.#formStore.blank(patient, uuid) : undefined;
      return form === undefined ? taken : failed(this.#changed(form));
    }
    for (const { uuid } of due) await log(this.#activityLog, this.#call, 'signed-form', uuid);
    return ok(undefined);
  }

  #changed(form: FormTemplate): FormChanged {
    const { language } = this.#call;
    return {
      kind: 'form-changed',
      uuid: form.uuid,
      now: { form: inLanguage(form, language), notice: changedIn(sayIn(language)) },
    };
  }

  async #page(patient: PatientRef, page: number): Promise<SignedPage> {
    const found = await this.#formStore.signed(patient, page, formsPageSize);
    const { language } = this.#call;
    return {
      ...found,
      entries: found.entries.map(({ title, ...line }) => ({ ...line, title: inLanguageOf(title, language) })),
    };
  }

  async #isSigned(patient: PatientRef, { uuid, version, responses }: FilledForm): Promise<boolean> {
    const { entries } = await this.#formStore.signed(patient, 1, formsPageSize);
    const line = entries.find((signed) => signed.uuid === uuid);
    if (line === undefined || line.version !== version) return false;
    const last = await this.#formStore.signedForm(patient, uuid, line.signedAt);
    if (last === undefined) return false;
    // A database may return the members in another order.
    const [sent, kept] = [responses, last.responses].map((those) => {
      const answers = parseResponses(last.form, those);
      return answers.ok ? JSON.stringify(responsesOf(last.form, answers.value)) : undefined;
    });
    return sent !== undefined && sent === kept;
  }

  #chartAt(practice: PracticeId): PatientRef | undefined {
    return allowedCharts(this.#call, 'forms:view').find((chart) => chart.practice === practice);
  }

  async #mayReview(chart: PatientRef): Promise<boolean> {
    const may = can(this.#call.acting, 'forms:act', { kind: 'chart', chart });
    return may && (await this.#formStore.canReview(chart.practice));
  }

  async #today({ practice }: PatientRef): Promise<LocalDate> {
    const [found] = await this.#practices.practices([practice]);
    if (found === undefined) throw new Error('A chart is at a practice that is not there.');
    return dayIn(found.timeZone, this.#call.now);
  }
}
