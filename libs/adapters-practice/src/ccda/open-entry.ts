import type { ChartSection } from '@portico/domain/health';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { Place, SourceId } from '../records/index.ts';
import {
  absenceIn,
  isDeniedAbsence,
  isNegated,
  isNullified,
  refuse,
  unreadable,
  type Part,
  type ReadingContext,
} from './entry-reader.ts';
import { codesOf } from './coded-values.ts';
import { attribute, type Xml } from './xml-tree.ts';

interface Opening {
  readonly section: ChartSection;
  /** What names the thing. */
  readonly code: Xml | undefined;
  readonly name: string | undefined;
  /** What else tells two entries of one identifier apart. */
  readonly about: readonly (string | undefined)[];
  /** The code of such things as a whole: denying it denies all of them. */
  readonly anything?: string;
  /** What such a thing is called in a refusal. */
  readonly noun: string;
  /** `EVN` for what happened, which is what an act is that does not say. */
  readonly moods?: ReadonlySet<string>;
}

interface Opened {
  readonly record: { readonly id: SourceId; readonly sources: readonly Place[]; readonly patient: SourceId };
  readonly name: string;
}

const happened: ReadonlySet<string> = new Set(['EVN']);

/**
 * How the reading of an entry begins: one that was taken back or is of another mood is refused, one that stands for none
 * or for no information speaks for its section, and one without a name cannot be read.
 */
export const openEntry = (act: Xml, around: ReadingContext, opening: Opening): Result<Opened, Part['reading']> => {
  const { section, code, name, about, anything, noun, moods = happened } = opening;
  const { names, patient, place } = around;
  if (isNullified(act)) return failed(refuse('entered-in-error', 'statusCode is nullified'));
  if (!moods.has(attribute(act, 'moodCode') ?? 'EVN')) return failed(refuse('not-kept', `${noun} of another mood`));
  const record = { id: names.of(section, act, place, [name, ...about]), sources: [place], patient };
  const codes = codesOf(code);
  const isDenied = isNegated(act) && (name === undefined || codes.some((each) => each === anything));
  const statement = isDenied
    ? ({ kind: 'none-known' } as const)
    : absenceIn(isDeniedAbsence(act, name) ? [] : codes, name, [act]);
  if (statement !== undefined) return failed(ok([{ ...record, type: 'section', section, statement }]));
  return name === undefined ? failed(unreadable(`${noun} without a name`)) : ok({ record, name });
};
