import type { Accommodations } from '@portico/domain/profile';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { accommodationWords as words } from './accommodations.messages.ts';
import { interpreterName } from './interpreter-name.ts';

/** What was asked for at a visit, such as an interpreter. Nothing is said of whether the practice has arranged it. */
export const RequestedAccommodations = ({
  asked: { interpreter, otherHelp },
  labelClass,
}: {
  readonly asked: Accommodations;
  readonly labelClass: string | undefined;
}) => {
  const say = useWords();
  const { language } = useFormats();
  return (
    <div>
      <p className={labelClass}>{say(words.askedFor)}</p>
      {interpreter !== undefined && (
        <p>{say(words.askedInterpreter, { language: interpreterName(interpreter, language, say) })}</p>
      )}
      {otherHelp !== undefined && <p>{otherHelp}</p>}
    </div>
  );
};
