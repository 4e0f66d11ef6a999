import type { GuidedQuestions } from '@portico/application/scheduling';
import type { Localized, VisitReasonId } from '@portico/domain/kernel';
import {
  isTreeEnd,
  type LastVisit,
  type Question,
  type QuestionOption,
  type ResourceSelection,
  type TreeEnd,
} from '@portico/domain/scheduling';
import { codec, list, same, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { both, field, record } from './object-codec.ts';
import { id, idOf, maybe } from './scalars.ts';
import { bookedPractice, bookingOffer, bookingWay } from './scheduling.codec.ts';

/** Both languages: the person may change it on the way. */
const localized = same<Localized>();
const label = record<Pick<Question, 'id' | 'text'>>()({ id: 'id', text: field('text', localized) });

const selection = record<ResourceSelection>()({
  providerSameAsLast: 'providersameaslast',
  locationSameAsLast: 'locationsameaslast',
  providerPicklist: 'providerpicklist',
  locationPicklist: 'locationpicklist',
});

interface WireEnd<Text, Selection> {
  readonly visitType: { readonly id: string; readonly name?: string | null; readonly video_option: boolean } | null;
  readonly schedulerResourceSelection: Selection | null;
  readonly customTextModal: Text | null;
}

interface WireQuestion<Text, Selection> extends Readonly<Record<'id', string>> {
  readonly text: Text;
  readonly options: readonly (WireEnd<Text, Selection> & {
    readonly id: string;
    readonly text: Text;
    readonly nextQuestion?: number | null;
  })[];
}

type WrittenQuestion = WireQuestion<Written<typeof localized>, Written<typeof selection>>;
type ReadQuestion = WireQuestion<Read<typeof localized>, Read<typeof selection>>;
type Kinds = GuidedQuestions['kinds'];

const goesOn = { visitType: null, schedulerResourceSelection: null, customTextModal: null } as const;

const writeEnd = (end: TreeEnd, kinds: Kinds): Omit<WrittenQuestion['options'][number], 'id' | 'text'> =>
  end.kind === 'notice'
    ? { ...goesOn, customTextModal: localized.write(end.text) }
    : {
        ...goesOn,
        visitType: {
          id: end.visitReason,
          name: kinds.find((kind) => kind.id === end.visitReason)?.visitType ?? null,
          video_option: end.video,
        },
        schedulerResourceSelection: selection.write(end.selection),
      };

const readEnd = ({
  visitType,
  schedulerResourceSelection,
  customTextModal,
}: ReadQuestion['options'][number]): TreeEnd => {
  if (customTextModal !== null) return { kind: 'notice', text: localized.read(customTextModal) };
  if (visitType === null || schedulerResourceSelection === null) return unreadable();
  return {
    kind: 'visit-type',
    visitReason: idOf<VisitReasonId>().read(visitType.id),
    video: visitType.video_option,
    selection: selection.read(schedulerResourceSelection),
  };
};

/** A tree as a list, each question behind the one that leads to it. */
const writeTree = (first: Question, kinds: Kinds): WrittenQuestion[] => {
  const questions: WrittenQuestion[] = [];
  const add = (question: Question): number => {
    const place = questions.length;
    const options: WrittenQuestion['options'][number][] = [];
    questions.push({ ...label.write(question), options });
    for (const { leadsTo, ...option } of question.options) {
      const next = isTreeEnd(leadsTo)
        ? { nextQuestion: null, ...writeEnd(leadsTo, kinds) }
        : { nextQuestion: add(leadsTo), ...goesOn };
      options.push({ ...label.write(option), ...next });
    }
    return place;
  };
  add(first);
  return questions;
};

/** Unreadable where the questions are no tree: a way through them would not end. */
const readTree = (questions: readonly ReadQuestion[], place = 0): Question => {
  const question = questions[place] ?? unreadable();
  const options = question.options.map((option): QuestionOption => {
    const { nextQuestion: next } = option;
    if (next == null) return { ...label.read(option), leadsTo: readEnd(option) };
    return { ...label.read(option), leadsTo: next > place ? readTree(questions, next) : unreadable() };
  });
  return { ...label.read(question), options };
};

/** Each kind of visit once, in the order of the questions. */
const kindsIn = (questions: readonly ReadQuestion[]): Kinds => {
  const names = new Map<VisitReasonId, string>();
  for (const { visitType } of questions.flatMap(({ options }) => options)) {
    if (visitType?.name != null) names.set(idOf<VisitReasonId>().read(visitType.id), visitType.name);
  }
  return [...names].map(([reason, visitType]) => ({ id: reason, visitType }));
};

const tree: Codec<
  Pick<GuidedQuestions, 'first' | 'kinds'>,
  { readonly IntelligentSchedulerSchema: WrittenQuestion[] },
  { readonly IntelligentSchedulerSchema: readonly ReadQuestion[] }
> = codec(
  ({ first, kinds }) => ({ IntelligentSchedulerSchema: first === undefined ? [] : writeTree(first, kinds) }),
  ({ IntelligentSchedulerSchema: questions }) => ({
    ...(questions.length > 0 && { first: readTree(questions) }),
    kinds: kindsIn(questions),
  }),
);

const lastVisit = record<LastVisit>()({
  resource: id('resourceId'),
  location: id('locationId'),
  provider: 'providerName',
});

export const guidedQuestions = both(
  record<Omit<GuidedQuestions, 'first' | 'kinds'>>()({
    practice: field('practice_information', bookedPractice),
    way: field('way', bookingWay),
    notice: maybe('customTextModal', localized),
    approvesRequests: 'automaticallyApproveRequests',
    lastVisit: maybe('lastAppointmentResources', lastVisit),
    offers: field('offers', list(bookingOffer)),
  }),
  tree,
);
