import type { Answer, CheckedRule, Form } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { ActedForContext } from '../kit/acted-for.ts';
import { ErrorsInSummaryContext, useErrorsInSummary } from '../kit/last-submit.ts';
import { useWords } from '../words/use-words.ts';
import { fieldWords } from './field.messages.ts';
import { fieldId, type FieldModel } from './field-props.ts';
import { FormProblems, type FormProblemsModel } from './form-problems.tsx';
import css from './forms.module.css';
import { fieldsAmiss, useProblemTexts } from './problem-text.ts';
import { SignatureWaysContext, useSignatureWays } from './signature-ways.ts';
import { FieldOfForm } from './field-by-type.tsx';

export interface FormFieldsModel extends FieldModel, FormProblemsModel {
  readonly input: { readonly form: Form; answer(uuid: string): Answer; readonly isChanged: boolean };
}

/** Of the patient are its questions, but for what stands with a signature: that is the word of who signs. */
const asksOfPatient = (fields: FormFieldsModel['openPage']['fields']): boolean => {
  const isSigned = fields.some(({ type }) => type === 'signature');
  return fields.some(({ type }) => type !== 'signature' && !(isSigned && type === 'checkbox'));
};

/** The fields of the open page, and the form's error above them. Rendered inside the caller's `form` element. */
export const FormFields = observer(function FormFields({ form }: { readonly form: FormFieldsModel }) {
  const say = useWords();
  const actedFor = use(ActedForContext);
  const { problems, openPage } = form;
  const isInSummary = useErrorsInSummary(form.refusals);
  const answerOf = (uuid: string): Answer => form.input.answer(uuid);
  const ways = useSignatureWays(answerOf);
  const texts = useProblemTexts(ways);
  const brokenAt = (uuid: string): CheckedRule | undefined =>
    problems.rules.find((rule) => fieldsAmiss(rule, answerOf).includes(uuid));
  return (
    <SignatureWaysContext value={ways}>
      <div className={css.fields}>
        <FormProblems form={form} />
        {actedFor !== undefined && asksOfPatient(openPage.fields) && <p>{say(fieldWords.you, { name: actedFor })}</p>}
        <ErrorsInSummaryContext value={isInSummary}>
          {openPage.fields.map((field) => {
            const problem = problems.fields[field.uuid];
            const rule = brokenAt(field.uuid);
            const error =
              problem !== undefined
                ? texts.ofField(form.input, field, problem)
                : rule !== undefined
                  ? texts.ofRule(form.input, rule)
                  : undefined;
            return (
              <FieldOfForm
                key={field.uuid}
                form={form}
                field={field}
                id={fieldId(form.input.form.uuid, field.uuid)}
                required={openPage.required.includes(field.uuid)}
                error={error}
              />
            );
          })}
        </ErrorsInSummaryContext>
      </div>
    </SignatureWaysContext>
  );
});
