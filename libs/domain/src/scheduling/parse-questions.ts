import {
  failed,
  ok,
  parseId,
  type Localized,
  type Result,
  type VisitReasonId,
  parseLocalized,
} from '../kernel/index.ts';
import type { Question, QuestionOption, ResourceSelection, TreeEnd } from './question-tree.ts';

/** Most questions in a row. */
export const longestWay = 20;

export interface BadQuestions {
  readonly kind:
    | 'no-id'
    /** The id of an earlier question on the same path, or of another option of its question. */
    | 'same-id'
    /** Missing or blank in one of the languages. */
    | 'no-text'
    | 'no-options'
    | 'too-many-questions'
    | 'no-visit-reason'
    /** Neither true nor false. */
    | 'no-flag'
    | 'unknown-end';
  /** Where the error is, such as `questions.options[1].leadsTo.text.es`. */
  readonly path: string;
}

type Parsed<T> = Result<T, BadQuestions>;

/**
 * Parses the questions of a practice, in the shape of `Question` (`ACC-321`): complete, or refused with the first
 * error.
 */
export const parseQuestions = (raw: unknown): Parsed<Question> => parseQuestion(raw, 'questions', []);

const bad = (kind: BadQuestions['kind'], path: string): Parsed<never> => failed({ kind, path });

const within = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? (raw as Record<string, unknown>)[name]
    : undefined;

const parseQuestion = (raw: unknown, path: string, asked: readonly string[]): Parsed<Question> => {
  if (asked.length === longestWay) return bad('too-many-questions', path);
  const id = parseOwnId(raw, path, asked);
  if (!id.ok) return id;
  const text = parseText(raw, path);
  if (!text.ok) return text;
  const options = parseOptions(within(raw, 'options'), `${path}.options`, [...asked, id.value]);
  return options.ok ? ok({ id: id.value, text: text.value, options: options.value }) : options;
};

const parseOptions = (raw: unknown, path: string, asked: readonly string[]): Parsed<readonly QuestionOption[]> => {
  if (!Array.isArray(raw) || raw.length === 0) return bad('no-options', path);
  const options: QuestionOption[] = [];
  for (const [at, each] of raw.entries()) {
    const option = parseOption(each, `${path}[${at}]`, options, asked);
    if (!option.ok) return option;
    options.push(option.value);
  }
  return ok(options);
};

const parseOption = (
  raw: unknown,
  path: string,
  others: readonly QuestionOption[],
  asked: readonly string[],
): Parsed<QuestionOption> => {
  const id = parseOwnId(
    raw,
    path,
    others.map((other) => other.id),
  );
  if (!id.ok) return id;
  const text = parseText(raw, path);
  if (!text.ok) return text;
  const next = within(raw, 'leadsTo');
  const leadsTo =
    within(next, 'kind') === undefined
      ? parseQuestion(next, `${path}.leadsTo`, asked)
      : parseEnd(next, `${path}.leadsTo`);
  return leadsTo.ok ? ok({ id: id.value, text: text.value, leadsTo: leadsTo.value }) : leadsTo;
};

const parseEnd = (raw: unknown, path: string): Parsed<TreeEnd> => {
  switch (within(raw, 'kind')) {
    case 'notice': {
      const text = parseText(raw, path);
      return text.ok ? ok({ kind: 'notice', text: text.value }) : text;
    }
    case 'visit-type': {
      const visitReason = parseId<VisitReasonId>(within(raw, 'visitReason'));
      if (!visitReason.ok) return bad('no-visit-reason', `${path}.visitReason`);
      const video = parseFlag(raw, path, 'video');
      if (!video.ok) return video;
      const selection = parseSelection(within(raw, 'selection'), `${path}.selection`);
      if (!selection.ok) return selection;
      return ok({ kind: 'visit-type', visitReason: visitReason.value, video: video.value, selection: selection.value });
    }
    default:
      return bad('unknown-end', path);
  }
};

const parseSelection = (raw: unknown, path: string): Parsed<ResourceSelection> => {
  const [provider, location] = [parseFlag(raw, path, 'providerSameAsLast'), parseFlag(raw, path, 'locationSameAsLast')];
  const [providers, locations] = [parseFlag(raw, path, 'providerPicklist'), parseFlag(raw, path, 'locationPicklist')];
  if (!provider.ok) return provider;
  if (!location.ok) return location;
  if (!providers.ok) return providers;
  if (!locations.ok) return locations;
  return ok({
    providerSameAsLast: provider.value,
    locationSameAsLast: location.value,
    providerPicklist: providers.value,
    locationPicklist: locations.value,
  });
};

const parseFlag = (raw: unknown, path: string, name: string): Parsed<boolean> => {
  const flag = within(raw, name);
  return typeof flag === 'boolean' ? ok(flag) : bad('no-flag', `${path}.${name}`);
};

const parseOwnId = (raw: unknown, path: string, others: readonly string[]): Parsed<string> => {
  const id = parseId(within(raw, 'id'));
  if (!id.ok) return bad('no-id', `${path}.id`);
  return others.includes(id.value) ? bad('same-id', `${path}.id`) : ok(id.value);
};

const parseText = (raw: unknown, path: string): Parsed<Localized> => {
  const text = parseLocalized(within(raw, 'text'));
  return text.ok ? text : bad('no-text', `${path}.text.${text.error}`);
};
