import type { Field, Form, Answer, FormPage, Problems } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { kitWords } from '../kit/kit.messages.ts';
import { Notice } from '../kit/notice.tsx';
import { focusField, focusFromStart, focusOnlyProblem } from '../kit/problems-in-form.ts';
import { useWords } from '../words/use-words.ts';
import { formWords } from './field.messages.ts';
import { fieldId, type FieldModel } from './field-props.ts';
import css from './forms.module.css';
import { fieldsAmiss, useProblemTexts } from './problem-text.ts';
import { SignatureWaysContext } from './signature-ways.ts';

export interface FormProblemsModel extends FieldModel {
  readonly input: { readonly form: Form; answer(uuid: string): Answer; readonly isChanged: boolean };
  readonly refusals: number;
  readonly errorMessage: string | undefined;
  readonly openPage: FormPage;
  readonly problems: Problems;
}

/**
 * The gateway's error about the form (`MON-026`, `APT-252`) and, after a try to go on, all errors of the page, each
 * linked to its field. Takes the focus after a failed try; one field alone that lacks something takes it itself, and says
 * so without a list.
 */
export const FormProblems = observer(function FormProblems({ form }: { readonly form: FormProblemsModel }) {
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { refusals, errorMessage, problems, openPage } = form;
  /** The try whose one error stands at its field, which has the focus. */
  const [atField, setAtField] = useState(0);
  const wrong = openPage.fields.filter(({ uuid }) => problems.fields[uuid] !== undefined);
  const count = wrong.length;
  // A rule adds nothing where each field that lacks something is listed with what it lacks.
  const rules = problems.rules.filter((rule) =>
    fieldsAmiss(rule, (uuid) => form.input.answer(uuid)).some((uuid) => problems.fields[uuid] === undefined),
  );
  const isAlone = count === 1 && rules.length === 0 && errorMessage === undefined;
  const tell = useEffectEvent((): void => {
    const fields = isAlone ? wrong.map(({ uuid }) => ({ id: fieldId(form.input.form.uuid, uuid) })) : [];
    if (focusOnlyProblem(fields)) setAtField(refusals);
    else focusFromStart(box.current);
  });
  useLayoutEffect(() => {
    if (refusals > 0) tell();
  }, [refusals]);
  const hasErrors = refusals > 0 && (count > 0 || rules.length > 0);
  const summed = hasErrors && atField !== refusals;
  const untouched = refusals > 0 && !form.input.isChanged && !hasErrors;
  return (
    <div ref={box} tabIndex={-1} className={css.problems}>
      {errorMessage !== undefined && (
        <Notice tone="bad">
          <p>{errorMessage}</p>
        </Notice>
      )}
      {untouched && (
        <Notice tone="bad" quiet>
          <p>{say(formWords.nothingChanged)}</p>
        </Notice>
      )}
      {summed && (
        <Notice tone="bad" quiet>
          <p>{say(kitWords.checkFields, { count: countOf(form, wrong, rules) })}</p>
          {count > 0 && <WrongFields form={form} wrong={wrong} />}
          {rules.length > 0 && (
            <>
              <p>{say(formWords.invalid)}</p>
              <BrokenRules form={form} rules={rules} />
            </>
          )}
        </Notice>
      )}
    </div>
  );
});

/** One field that lacks something in two ways is one; a rule that any of its fields mends asks for one. */
const countOf = (form: FormProblemsModel, wrong: readonly Field[], rules: Problems['rules']): number => {
  const ofRules = rules.flatMap((rule) => {
    const amiss = fieldsAmiss(rule, (uuid) => form.input.answer(uuid));
    return rule.type === 'OR' ? amiss.slice(0, 1) : amiss;
  });
  return new Set([...wrong.map(({ uuid }) => uuid), ...ofRules]).size;
};

const LinkToField = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      focusField(id);
    }}
  >
    {children}
  </a>
);

interface WrongFieldsProps {
  readonly form: FormProblemsModel;
  readonly wrong: readonly Field[];
}

/** The fields with errors, each linked. */
const WrongFields = observer(({ form, wrong }: WrongFieldsProps) => {
  const texts = useProblemTexts(use(SignatureWaysContext));
  const { problems, input } = form;
  return (
    <ul className={css.problemList}>
      {wrong.map((field) => {
        const problem = problems.fields[field.uuid];
        if (problem === undefined) return null;
        const id = fieldId(input.form.uuid, field.uuid);
        return (
          <li key={field.uuid}>
            <LinkToField id={id}>{texts.listed(input, field, problem)}</LinkToField>
          </li>
        );
      })}
    </ul>
  );
});

/** The rules between fields that are not kept, each linked to the first field that lacks something by it. */
const BrokenRules = observer(
  ({ form, rules }: { readonly form: FormProblemsModel; readonly rules: Problems['rules'] }) => {
    const texts = useProblemTexts(use(SignatureWaysContext));
    return (
      <ul className={css.problemList}>
        {rules.map((rule) => {
          const text = texts.ofRule(form.input, rule);
          const [first] = fieldsAmiss(rule, (uuid) => form.input.answer(uuid));
          return (
            <li key={text}>
              <LinkToField id={fieldId(form.input.form.uuid, first ?? '')}>{text}</LinkToField>
            </li>
          );
        })}
      </ul>
    );
  },
);
