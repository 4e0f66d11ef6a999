import { allergyCategories, type Allergy, type ReactionSeverity } from '@portico/practice-spi';
import { ok } from './reading-outcome.ts';
import { statementOf } from './section-statement.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
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
  const code = text(json, 'clinicalStatus.coding.code');
  const status = notedStatus(clinical, 'AllergyIntolerance.clinicalStatus', code);
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, 'patient');
  if (!patient.ok) return patient;
  const concept = first(json, 'code') ?? first(json, 'reaction.substance');
  const substance = conceptText(concept);
  if (substance === undefined) return unreadable('AllergyIntolerance.code is missing');
  const record = { id: resource.id, sources: placesOf(resource), patient: patient.value };
  const statement = statementOf(codesOf(concept), substance);
  if (statement !== undefined && (held.value !== undefined || (code !== undefined && status.value !== 'active')))
    return refuse('not-kept', 'a word about the whole section that no longer holds');
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'allergies', statement }]);
  const coding = codingIn(concept, 'http://www.nlm.nih.gov/research/umls/rxnorm', 'http://snomed.info/sct');
  const categories = allergyCategories.filter((each) => texts(json, 'category').includes(each));
  const said = texts(json, 'reaction.severity');
  const severity = severities.find((word) => said.includes(word));
  const recorded = dateAt(json, 'recordedDate', 'onsetDateTime', 'onsetPeriod.start');
  const reactions = all(json, 'reaction.manifestation').flatMap((manifestation) => conceptText(manifestation) ?? []);
  const graded = severitiesOf(all(json, 'reaction'));
  const criticality = lookedUp(criticalities, text(json, 'criticality'));
  const allergy: Allergy = {
    id: resource.id,
    substance,
    ...(coding === undefined ? {} : { code: coding }),
    ...(categories.length === 0 ? {} : { categories }),
    reactions: [...new Set(reactions)],
    ...(severity === undefined ? {} : { severity }),
    ...(graded.length === 0 ? {} : { reactionSeverities: graded }),
    ...(criticality === undefined ? {} : { criticality }),
    ...(recorded === undefined ? {} : { recorded }),
    status: standingOf(held.value, status.value),
  };
  return ok([{ ...record, type: 'allergy', allergy }]);
};

/** A severity is that of the event as a whole: it belongs to a reaction only where that is all that happened. */
const severitiesOf = (events: readonly Json[]): readonly ReactionSeverity[] => {
  const said = events.flatMap((event) => {
    const [only, ...others] = all(event, 'manifestation').map(conceptText);
    const severity = severities.find((word) => word === text(event, 'severity'));
    return only === undefined || others.length > 0 || severity === undefined ? [] : { reaction: only, severity };
  });
  return [...new Set(said.map(({ reaction }) => reaction))].flatMap((reaction) => {
    const own = said.filter((each) => each.reaction === reaction);
    const worst = severities.find((word) => own.some(({ severity }) => severity === word));
    return worst === undefined ? [] : { reaction, severity: worst };
  });
};
