import { allergyCategories, type Allergy, type ReactionSeverity } from '@portico/practice-spi';
import { ok } from './reading-outcome.ts';
import { statementOf } from './section-statement.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { patientOf, refuse, notedStatus, unreadable, type Reading } from './reading-problem.ts';
import { standingOf, verification } from './read-condition.ts';
import { lookedUp } from './table-lookup.ts';
import { codingIn } from './source-coding.ts';
import { codesOf, conceptText } from '../values/index.ts';
import { dateAt } from './analyte-code-and-date.ts';

const clinical: Readonly<Record<string, Allergy['status']>> = {
  active: 'active',
  inactive: 'inactive',
  resolved: 'resolved',
};

const criticalities: Readonly<Record<string, NonNullable<Allergy['criticality']>>> = {
  low: 'low',
  high: 'high',
  'unable-to-assess': 'unable-to-assess',
};

const severities = ['severe', 'moderate', 'mild'] as const;

export const readAllergy = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const held = notedStatus(
    verification,
    'AllergyIntolerance.verificationStatus',
    text(json, 'verificationStatus.coding.code') ?? 'confirmed',
  );
  if (!held.ok) return held;
  const clinicalCode = text(json, 'clinicalStatus.coding.code');
  const status = notedStatus(clinical, 'AllergyIntolerance.clinicalStatus', clinicalCode);
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, 'patient');
  if (!patient.ok) return patient;
  const concept = first(json, 'code') ?? first(json, 'reaction.substance');
  const substance = conceptText(concept);
  if (substance === undefined) return unreadable('AllergyIntolerance.code is missing');
  const record = { id: resource.id, sources: placesOf(resource), patient: patient.value };
  const statement = statementOf(codesOf(concept), substance);
  if (
    statement !== undefined &&
    (held.value !== undefined || (clinicalCode !== undefined && status.value !== 'active'))
  )
    return refuse('not-kept', 'a word about the whole section that no longer holds');
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'allergies', statement }]);
  const code = codingIn(concept, 'http://www.nlm.nih.gov/research/umls/rxnorm', 'http://snomed.info/sct');
  const categories = allergyCategories.filter((each) => texts(json, 'category').includes(each));
  const severity = worstOf(texts(json, 'reaction.severity'));
  const recorded = dateAt(json, 'recordedDate', 'onsetDateTime', 'onsetPeriod.start');
  const reactions = all(json, 'reaction.manifestation').flatMap((manifestation) => conceptText(manifestation) ?? []);
  const graded = severitiesOf(all(json, 'reaction'));
  const criticality = lookedUp(criticalities, text(json, 'criticality'));
  const allergy: Allergy = {
    id: resource.id,
    substance,
    ...knownFields({ code, categories: some(categories) }),
    reactions: [...new Set(reactions)],
    ...knownFields({ severity, reactionSeverities: some(graded), criticality, recorded }),
    status: standingOf(held.value, status.value),
  };
  return ok([{ ...record, type: 'allergy', allergy }]);
};

const some = <Each>(list: readonly Each[]): readonly Each[] | undefined => (list.length === 0 ? undefined : list);

const worstOf = (said: readonly string[]): ReactionSeverity['severity'] | undefined =>
  severities.find((word) => said.includes(word));

/** A severity is that of the event as a whole: it belongs to a reaction only where that is all that happened. */
const severitiesOf = (events: readonly Json[]): readonly ReactionSeverity[] => {
  const found = new Map<string, ReactionSeverity>();
  for (const event of events) {
    const [reaction, ...others] = all(event, 'manifestation').map(conceptText);
    if (reaction === undefined || others.length > 0) continue;
    const severity = worstOf([...texts(event, 'severity'), found.get(reaction)?.severity ?? '']);
    if (severity !== undefined) found.set(reaction, { reaction, severity });
  }
  return [...found.values()];
};
