import {
  fittingOtherHelp,
  hasNeeds,
  interpreterLanguages,
  longestOtherHelp,
  type Accommodations,
  type InterpreterLanguage,
} from '@portico/domain/profile';
import { useState } from 'react';
import { Choice } from '../../kit/select-choice.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { accommodationWords as words } from './accommodations.messages.ts';
import css from './accommodations.module.css';
import { interpreterName } from './interpreter-name.ts';

interface AccommodationsFieldsProps {
  readonly value: Accommodations;
  readonly onChange: (value: Accommodations) => void;
  /** What is said goes into the profile, rather than to one visit. */
  readonly isKept?: true;
}

/** What is needed at one visit, or at all of them; open from the start where something is known. */
export const AccommodationsFields = ({ value, onChange, isKept }: AccommodationsFieldsProps) => {
  const say = useWords();
  const { language } = useFormats();
  const [wasKnown] = useState(hasNeeds(value));
  const { interpreter, otherHelp } = value;
  const languages = interpreterLanguages.map((each) => ({ value: each, text: interpreterName(each, language, say) }));
  return (
    <Disclosure title={say(words.ask)} isOpen={wasKnown}>
      <div className={css.fields}>
        <Choice<InterpreterLanguage | ''>
          label={say(words.interpreter)}
          options={[{ value: '', text: say(words.none) }, ...languages]}
          value={interpreter ?? ''}
          onChange={(chosen) =>
            onChange({
              ...(chosen === '' ? {} : { interpreter: chosen }),
              ...(otherHelp === undefined ? {} : { otherHelp }),
            })
          }
        />
        <TextArea
          label={say(words.otherHelp)}
          description={say(isKept ? words.later : words.thisVisit)}
          rows={2}
          maxLength={longestOtherHelp}
          value={otherHelp ?? ''}
          onChange={({ currentTarget }) => {
            const typed = fittingOtherHelp(currentTarget.value);
            onChange({
              ...(interpreter === undefined ? {} : { interpreter }),
              ...(typed === '' ? {} : { otherHelp: typed }),
            });
          }}
        />
      </div>
    </Disclosure>
  );
};
