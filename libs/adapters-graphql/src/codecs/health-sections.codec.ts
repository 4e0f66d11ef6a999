import type { Allergy, Condition, Medication, MedicationFill, ReactionSeverity, Section } from '@portico/domain/health';
import { clinicalDate } from './clinical-date.ts';
import { codec, list, type Codec, type Written } from './codec.ts';
import { field, record, unsent } from './object-codec.ts';
import { maybe, word } from './scalars.ts';

// Apart from the rest of the record: the dashboard has these sections too, and is the first that is loaded.

const sectionKinds = word(['entries', 'narrative', 'none-known', 'no-information']);

interface WireSection<Entry, Kind> {
  readonly kind: Kind;
  readonly text: readonly string[];
  readonly entries: readonly Entry[];
}

/** One section of a chart: entries and text are empty lists where the section is of another kind. */
export const section = <D, W, R>(
  entry: Codec<D, W, R>,
): Codec<Section<D>, WireSection<W, Written<typeof sectionKinds>>, WireSection<R, string>> => {
  const entries = list(entry);
  return codec(
    (value) => ({
      kind: sectionKinds.write(value.kind),
      text: value.kind === 'narrative' ? value.text : [],
      entries: value.kind === 'entries' ? entries.write(value.entries) : [],
    }),
    (json) => {
      const kind = sectionKinds.read(json.kind);
      if (kind === 'entries') return { kind, entries: entries.read(json.entries) };
      return kind === 'narrative' ? { kind, text: json.text } : { kind };
    },
  );
};

const standing = word(['active', 'resolved', 'inactive', 'unconfirmed', 'refuted', 'unknown']);

export const condition = record<Condition>()({
  heldBack: unsent,
  authored: unsent,
  code: unsent,
  id: 'id',
  name: 'name',
  onset: maybe('onset', clinicalDate),
  ended: maybe('ended', clinicalDate),
  status: field('status', standing),
});

const severity = word(['mild', 'moderate', 'severe']);

const reactionSeverity = record<ReactionSeverity>()({ reaction: 'reaction', severity: field('severity', severity) });

export const allergy = record<Allergy>()({
  heldBack: unsent,
  authored: unsent,
  code: unsent,
  categories: maybe('categories', list(word(['food', 'medication', 'environment', 'biologic']))),
  id: 'id',
  substance: 'substance',
  reactions: 'reactions',
  severity: maybe('severity', severity),
  reactionSeverities: maybe('reactionSeverities', list(reactionSeverity)),
  criticality: maybe('criticality', word(['low', 'high', 'unable-to-assess'])),
  recorded: maybe('recorded', clinicalDate),
  status: field('status', standing),
  saidByPatient: unsent,
});

const fill = record<MedicationFill>()({
  date: maybe('date', clinicalDate),
  quantity: 'quantity',
  status: field('status', word(['completed', 'pending', 'cancelled', 'unknown'])),
});

export const medication = record<Medication>()({
  heldBack: unsent,
  authored: unsent,
  code: unsent,
  id: 'id',
  name: 'name',
  dose: 'dose',
  instructions: 'instructions',
  reason: 'reason',
  prescriber: 'prescriber',
  started: maybe('started', clinicalDate),
  ended: maybe('ended', clinicalDate),
  status: field('status', word(['current', 'past', 'not-taken', 'unknown'])),
  refillsAllowed: 'refillsAllowed',
  fills: maybe('fills', list(fill)),
  saidByPatient: unsent,
});
