import type {
  FormChanged,
  FormHistory,
  FormNotice,
  FormQueue,
  SignedFormShown,
  SignedPage,
} from '@portico/application/forms';
import {
  parseForm,
  parseResponses,
  responsesOf,
  type Field,
  type FieldRule,
  type Form,
  type FormPage,
  type FormRule,
} from '@portico/domain/forms';
import type { PatientRef } from '@portico/domain/kernel';
import { codec, list, needed, same, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { formResponses } from './filled-forms.codec.ts';
import { both, field, flat, record, under, within } from './object-codec.ts';
import { day, id, maybe, moment } from './scalars.ts';

const noRange = { pattern: null, min: null, max: null, field: null } as const;
const noFields = { fields: null, field: null, driver: null, values: null, from: null, to: null } as const;
const noDetails = {
  hint: null,
  format: null,
  autoComplete: null,
  known: null,
  dateOfBirth: null,
  message: null,
  choices: null,
  html: null,
} as const;

const writeFieldRule = (rule: FieldRule) => ({ ...noRange, ...rule });
const writeRule = (rule: FormRule) => ({ ...noFields, ...rule });
const writeField = ({ sortOrder, rules, about: _, ...rest }: Field) => ({
  ...noDetails,
  ...rest,
  ...('choices' in rest && { choices: rest.choices.map((choice) => ({ exclusive: null, ...choice })) }),
  sort_order: sortOrder,
  rules: rules.map(writeFieldRule),
});
const writePage = ({ fields, ...page }: FormPage) => ({ title: null, ...page, properties: fields.map(writeField) });
const writePayload = ({ version: _, pages, rules, ...rest }: Form) => ({
  description: null,
  errorRequiredLabel: null,
  ...rest,
  fields: pages.map(writePage),
  rules: rules.map(writeRule),
});

interface WireForm {
  readonly payload?: {
    readonly fields: readonly {
      readonly properties: readonly { readonly sort_order: number }[];
    }[];
  } | null;
  readonly metadata: { readonly version?: number | null };
}

const unanswered = { due: null, response: null, canReviewForms: true } as const;

/**
 * A form to be filled in (`APT-241`). What is not known makes it unreadable; it is never shown with a part of it left
 * out (`ACC-017`).
 */
export const wholeForm = codec(
  (form: Form) => ({
    ...unanswered,
    uuid: form.uuid,
    title: form.title,
    payload: writePayload(form),
    metadata: { version: form.version, updated_dt: null },
  }),
  ({ payload, metadata }: WireForm): Form => {
    const { fields, ...rest } = payload ?? unreadable();
    const pages = fields.map(({ properties, ...page }) => ({
      ...page,
      fields: properties.map(({ sort_order: sortOrder, ...one }) => ({ ...one, sortOrder })),
    }));
    const form = parseForm({ ...rest, pages, version: metadata.version });
    return form.ok ? form.value : unreadable();
  },
);

export const wholeForms = list(wholeForm);

const signing = record<Pick<SignedFormShown, 'signedAt'>>()({
  signedAt: within('metadata', field('updated_dt', needed(moment))),
});

/** A form that was signed, with its answers. */
export const signedForm: Codec<
  SignedFormShown,
  Omit<Written<typeof wholeForm>, 'response' | 'metadata'> & {
    readonly response: Written<typeof formResponses>;
    readonly metadata: { readonly version: number; readonly updated_dt: string };
  },
  WireForm & Read<typeof signing> & { readonly response?: Read<typeof formResponses> | null }
> = codec(
  ({ form, answers, signedAt }) => ({
    ...wholeForm.write(form),
    metadata: { version: form.version, ...signing.write({ signedAt }).metadata },
    response: formResponses.write(responsesOf(form, answers)),
  }),
  (json) => {
    const form = wholeForm.read(json);
    const answers = parseResponses(form, formResponses.read(json.response ?? []));
    return answers.ok ? { form, answers: answers.value, ...signing.read(json) } : unreadable();
  },
);

const heading = record<SignedPage['entries'][number]>()({
  uuid: id('uuid'),
  title: 'title',
  version: within('metadata', field('version', needed(same<number>()))),
  signedAt: within('metadata', field('updated_dt', needed(moment))),
});

const pageLabel = record<Omit<SignedPage, 'entries'>>()({
  page: 'current_page',
  perPage: 'per_page',
  total: 'total_entries',
});

/** A page of what was signed; its forms themselves stay at the gateway. */
export const signedPage = codec(
  ({ entries, ...page }: SignedPage) => ({
    pageDetails: { ...pageLabel.write(page), total_pages: Math.ceil(page.total / page.perPage) },
    historicalForms: entries.map((entry) => ({ ...unanswered, payload: null, ...heading.write(entry) })),
  }),
  ({
    pageDetails,
    historicalForms,
  }: {
    readonly pageDetails: Read<typeof pageLabel>;
    readonly historicalForms: readonly Read<typeof heading>[];
  }): SignedPage => ({ ...pageLabel.read(pageDetails), entries: historicalForms.map(heading.read) }),
);

export const pendingForm = record<FormHistory['pending'][number]>()({
  uuid: id('uuid'),
  title: 'title',
  due: maybe('due', day),
  online: 'canReviewForms',
});

const patientIds = record<PatientRef>()({ practice: id('practice_id'), patient: id('patient_id') });

const screen = {
  patient: within('formHistoryScreen', flat(patientIds)),
  canReview: within('formHistoryScreen', 'canReviewForms'),
  today: within('formHistoryScreen', field('today', day)),
} as const;

export const formHistory = record<FormHistory>()({
  ...screen,
  texts: { formViewHeading: 'formViewHeading', errorRequiredLabel: 'errorRequiredLabel' },
  pending: within('forms', field('formsBlock', list(pendingForm))),
  signed: within('forms', flat(signedPage)),
});

const onlineForms: Codec<readonly Form[], Written<typeof wholeForms>, readonly WireForm[]> = codec(
  wholeForms.write,
  (jsons) => wholeForms.read(jsons.filter(({ payload }) => payload != null)),
);

/** The forms that can be filled in online; the gateway answers them together with the history. */
export const formQueue = record<FormQueue>()({ ...screen, forms: within('forms', field('formsBlock', onlineForms)) });

const notice = both(
  record<Pick<FormNotice, 'modal'>>()({ modal: field('modal', needed(same<string>())) }),
  under('modalSchema', needed(record<Omit<FormNotice, 'modal'>>()({ title: 'title', text: 'text' }))),
);

/** The form as it is now, and what is said of it. */
export const formChanged = record<NonNullable<FormChanged['now']>>()({
  form: field('schemaFromError', needed(wholeForm)),
  notice: flat(notice),
});
