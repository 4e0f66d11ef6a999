import type { ItemDetail, ItemSection, ItemStatus, RecordItem } from '@portico/domain/health';
import { ok, type ClinicalDate } from '@portico/domain/kernel';
import { knownFields, lookedUp, type ItemRecord } from '../../records/index.ts';
import { isNegated, refuse, statusOf, type Part, type ReadingContext } from '../entry-reader.ts';
import { codingOf, spanOf } from '../coded-values.ts';
import { openEntry } from '../open-entry.ts';
import { first, type Xml } from '../xml-tree.ts';

/** A number is told with its system. */
type Told = string | { readonly text: string; readonly system?: string } | undefined;
type Texts = Told | readonly Told[];

type Undefinable<T> = { readonly [Name in keyof T]: T[Name] | undefined };

interface Said<S extends ItemSection> extends Partial<
  Undefinable<Pick<RecordItem<S>, 'value' | 'valueCode' | 'components' | 'ended' | 'due' | 'made'>>
> {
  readonly name: string | undefined;
  /** What names the entry, and the code system that a code of it is taken from first. */
  readonly code: Xml | undefined;
  readonly system?: string;
  readonly date?: ClinicalDate | undefined;
  readonly status?: ItemStatus<S>;
  readonly details?: Readonly<Partial<Record<ItemDetail<S>, Texts>>>;
}

interface Kind<S extends ItemSection> {
  readonly section: S;
  readonly noun: string;
  readonly statuses: Readonly<Record<string, ItemStatus<S>>>;
  readonly moods?: ReadonlySet<string>;
  /** What is denied is shown as ruled out, where such an entry has that status. */
  readonly denied?: ItemStatus<S>;
}

export const snomed = '2.16.840.1.113883.6.96';
export const loinc = '2.16.840.1.113883.6.1';

/** One entry of a section whose entries are all of one shape. */
export const itemPart = <S extends ItemSection>(
  act: Xml,
  around: ReadingContext,
  kind: Kind<S>,
  { name, code, system = snomed, date, status, details, ...fields }: Said<S>,
): Part => {
  const { section, statuses, denied } = kind;
  const opened = openEntry(act, around, { ...kind, code, name, about: [date] });
  if (!opened.ok) return { place: around.place, reading: opened.error };
  if (isNegated(act) && denied === undefined) {
    return { place: around.place, reading: refuse('not-kept', `${kind.noun} that is denied`) };
  }
  const { record, name: shown } = opened.value;
  const said = status ?? lookedUp(statuses, statusOf(act)) ?? 'unknown';
  const item = {
    id: record.id,
    name: shown,
    ...knownFields({ code: codingOf(code, system), date, ...fields }),
    status: isNegated(act) ? denied : said,
    details: detailsOf((details ?? {}) as Readonly<Record<string, Texts>>),
  };
  return { place: around.place, reading: ok([{ ...record, type: 'item', section, item } as unknown as ItemRecord]) };
};

const isList = (texts: Texts): texts is readonly Told[] => Array.isArray(texts);

/** Each text once. */
const detailsOf = (
  details: Readonly<Record<string, Texts>>,
): readonly { readonly kind: string; readonly text: string; readonly system?: string }[] =>
  Object.entries(details).flatMap(([kind, texts]) => {
    const all = (isList(texts) ? texts : [texts]).flatMap((each) =>
      typeof each === 'string' ? { text: each } : (each ?? []),
    );
    return all
      .filter(({ text }, at) => all.findIndex((each) => each.text === text) === at)
      .map((told) => ({ kind, ...told }));
  });

/** When an act was, or began, and when it ended where both are said. */
export const datesOf = (act: Xml | undefined): { readonly date?: ClinicalDate; readonly ended?: ClinicalDate } => {
  const { low, high } = spanOf(first(act, 'effectiveTime'));
  const date = low ?? high;
  return knownFields({ date, ended: low === undefined ? undefined : high });
};
