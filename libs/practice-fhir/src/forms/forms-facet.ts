import type { Answer, AskedForm, Call, FilledForm, Forms, Id, Key } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import { first } from '../json/index.ts';
import { createOnce } from '../create-once-by-key.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { hasUnreadable, listUnlessUnknown, readableRows } from '../count-unreadable-rows.ts';
import { isTarget, referenceTo, targetOf } from '../resource-references.ts';
import { askedQuestionnaires } from './find-asked-questionnaires.ts';
import { responseOf } from './response-from-filled-form.ts';
import { readQuestionnaire } from './form-from-questionnaire.ts';

export const hasForms = (capabilities: Capabilities): boolean =>
  capabilities.can('Questionnaire', 'read') &&
  capabilities.can('QuestionnaireResponse', 'create') &&
  (capabilities.can('Task', 'search') || capabilities.can('QuestionnaireResponse', 'search'));

/** Questionnaires that a patient is asked for, and the responses to them. */
export const formsFacet = (server: PracticeServer): Forms => ({
  asked: (patient, call) => askedForms(server, patient, call),
  hand: (response, key, call) => handForm(server, response, key, call),
});

const askedForms = async (server: PracticeServer, patient: Id, call: Call): Answer<readonly AskedForm[]> => {
  const asked = await askedQuestionnaires(server, patient, call);
  if (!asked.ok) return asked;
  const forms = asked.value.asked.map(({ questionnaire, due }) => {
    const form = readQuestionnaire(questionnaire);
    return form.ok && form.value !== undefined && due !== undefined ? ok({ ...form.value, due }) : form;
  });
  const items = readableRows(server.host, forms).flatMap((form) => form ?? []);
  return listUnlessUnknown('Questionnaire', items, asked.value.leavesOut || hasUnreadable(forms));
};

/** Creates the response once for each key, and completes the Task that asked for it where the server lets us. */
const handForm = async (server: PracticeServer, filled: FilledForm, key: Key, call: Call): Answer<void> => {
  const questionnaire = await server.client.read('Questionnaire', filled.form, call);
  if (!questionnaire.ok) return questionnaire;
  const response = responseOf(questionnaire.value, filled);
  if (!response.ok) return response;
  const asked = await askedQuestionnaires(server, filled.patient, call);
  const whose = { patient: referenceTo({ type: 'Patient', id: filled.patient }) };
  const created = await createOnce(server.client, response.value, key, whose, call);
  if (!created.ok) return created;
  const { stored, rivals } = created.value;
  if (rivals.length > 0) server.host.log('fhir-duplicate-form', { count: rivals.length });
  if (!isTarget(targetOf(first(stored.json, 'subject')), 'Patient', filled.patient))
    return malformed('QuestionnaireResponse.subject');
  const task = asked.ok ? asked.value.asked.find((each) => each.questionnaire.id === filled.form)?.task : undefined;
  const capabilities = await server.client.capabilities();
  if (task === undefined || !capabilities.ok || !capabilities.value.canChange('Task')) return ok(undefined);
  const output = [{ type: { text: 'QuestionnaireResponse' }, valueReference: { reference: referenceTo(stored) } }];
  const completed = await server.client.change(task, { ...task.json, status: 'completed', output }, call);
  if (!completed.ok) server.host.log('fhir-task-not-completed', { problem: completed.error.kind });
  return ok(undefined);
};
