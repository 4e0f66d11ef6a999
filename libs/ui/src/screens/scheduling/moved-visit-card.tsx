import type { MovedVisit } from '@portico/application/scheduling';
import { Card } from '../../kit/card.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import chosenCss from './add-appointment.module.css';
import { requestWords } from './vertex-visit-request.messages.ts';

/** The booked visit that a request asks to move, and that it stays booked. */
export const MovedVisitCard = ({ moved, practice }: { readonly moved: MovedVisit; readonly practice: string }) => {
  const say = useWords();
  const formats = useFormats();
  const when = formats.visit(moved.start, moved.timeZone);
  return (
    <Card>
      <p className={chosenCss.strong}>{say(requestWords.now, { when, provider: moved.provider })}</p>
      <p>{say(requestWords.stays, { practice })}</p>
    </Card>
  );
};
