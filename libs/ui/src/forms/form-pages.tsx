import { textOf, type Form, type Answer, type Answers } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { SignerContext } from '../kit/acted-for.ts';
import { Button } from '../kit/button.tsx';
import { useBackSteps } from '../kit/use-back-steps.ts';
import { Disclosure } from '../kit/disclosure.tsx';
import { useWords } from '../words/use-words.ts';
import { formWords } from './field.messages.ts';
import { FormAnswers } from './form-answers.tsx';
import { FormFields, type FormFieldsModel } from './form-fields.tsx';
import css from './forms.module.css';
import { NameQuestionContext } from './name-question.ts';
import { isDoubtfulSignature } from './signature-field.tsx';

export interface FormPagesModel extends FormFieldsModel {
  readonly input: {
    readonly form: Form;
    readonly answers: Answers;
    answer(uuid: string): Answer;
    readonly isChanged: boolean;
  };
  readonly page: number;
  /** How many pages the person can go back. */
  readonly pagesBefore: number;
  next(): void;
  back(): void;
  trySend(): boolean;
  readonly isLastPage: boolean;
}

/** Asks about typed signatures that may not be the full name, once for each name: the next press sends them. */
const useNameQuestion = ({ input, openPage }: FormPagesModel) => {
  const signer = use(SignerContext);
  const [asked, setAsked] = useState<readonly string[]>([]);
  return {
    asked,
    asks: (): boolean => {
      const doubtful = openPage.fields
        .filter(({ type }) => type === 'signature')
        .map(({ uuid }) => textOf(input.answer(uuid)))
        .filter((name) => isDoubtfulSignature(name, signer));
      if (doubtful.every((name) => asked.includes(name))) return false;
      setAsked(doubtful);
      return true;
    },
  };
};

/** The heading of the open page, which takes the focus when the page changes. */
const usePageHeading = (form: FormPagesModel): RefObject<HTMLHeadingElement | null> => {
  const { page } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // After a failed try, the list of errors takes the focus instead.
    if (Object.keys(form.problems.fields).length + form.problems.rules.length === 0) heading.current?.focus();
  }, [form, page]);
  return heading;
};

interface FormPagesProps {
  readonly form: FormPagesModel;
  /** Text of the last button. */
  readonly submit: string;
  readonly busy: boolean;
  /** Above the last button. */
  readonly recap?: ReactNode;
  readonly onSubmit: () => void;
}

/**
 * A whole form, page by page, on a page that its name heads. Next or submit is on the left, and at the bottom of a small screen (`APT-245`).
 * `onSubmit` is called once there are no errors.
 */
export const FormPages = observer(function FormPages({ form, submit, busy, recap, onSubmit }: FormPagesProps) {
  const say = useWords();
  const { page, isLastPage, openPage } = form;
  const { asked, asks } = useNameQuestion(form);
  const send = (): void => {
    if (!busy && form.trySend() && !asks()) onSubmit();
  };
  useBackSteps(form.pagesBefore, form.back);
  const heading = usePageHeading(form);
  const pages = form.input.form.pages.length;
  // What heads the whole is not said again.
  const title = openPage.title === form.input.form.title ? undefined : openPage.title;
  return (
    <form
      className={css.pages}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isLastPage) send();
        else if (!busy) form.next();
      }}
    >
      {(pages > 1 || title !== undefined) && (
        <h2 ref={heading} tabIndex={-1} className={css.pageTitle}>
          {title}
          {pages > 1 && <span className={css.pageCount}>{say(formWords.page, { page: page + 1, pages })}</span>}
        </h2>
      )}
      {page > 0 && openPage.fields.some(({ type }) => type === 'signature') && (
        <Disclosure title={say(formWords.review)}>
          <FormAnswers form={form.input.form} answers={form.input.answers} before={page} />
        </Disclosure>
      )}
      <NameQuestionContext value={{ asked, confirm: send }}>
        <FormFields form={form} />
      </NameQuestionContext>
      {isLastPage && recap}
      <Onward form={form} submit={submit} busy={busy} />
    </form>
  );
});

const Onward = observer(({ form, submit, busy }: Pick<FormPagesProps, 'form' | 'submit' | 'busy'>) => {
  const say = useWords();
  return (
    <div className={css.onward}>
      <Button look="primary" type="submit" busy={busy}>
        {form.isLastPage ? submit : say(formWords.next)}
      </Button>
      {form.page > 0 && (
        <Button look="quiet" onClick={form.back}>
          {say(formWords.back)}
        </Button>
      )}
    </div>
  );
});
