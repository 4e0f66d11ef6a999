import { backToEntry } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import type { RefillWay } from '@portico/application/refills';
import { longestSubject } from '@portico/domain/messages';
import { isOpenRefill, type RefillMedication, type RefillRequest } from '@portico/domain/refills';
import { Link } from 'react-router-dom';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useWords } from '../../words/use-words.ts';
import { refillLooks } from './refill-looks.ts';
import { medicationRefillWords as words } from './refills.messages.ts';
import css from './refills.module.css';

export interface MedicationRefillModel {
  readonly way: RefillWay;
  requestOf(medication: string): RefillRequest | undefined;
}

/** The beginning of a message, where the practice's system takes no requests. */
export interface MessageAboutRefill {
  readonly about: string;
  readonly subject: string;
  readonly body: string;
}

interface MedicationRefillProps {
  readonly refills: MedicationRefillModel;
  readonly medication: RefillMedication & { readonly status: string };
  readonly onWrite: (message: MessageAboutRefill) => void;
  /** Whether visits are booked here. */
  readonly mayBook?: boolean;
}

/** Fetched after My health, which is as heavy as it may be. */
const DeniedRefill = lazyComponent(async () => ({ default: (await import('./denied-refill.tsx')).DeniedRefill }));

/** Beside a medication: how far its last request came, and the way to ask for a refill. */
export const MedicationRefill = ({ refills, medication, onWrite, mayBook = false }: MedicationRefillProps) => {
  const say = useWords();
  const { way } = refills;
  const { id, name, status } = medication;
  const request = refills.requestOf(id);
  const isCurrent = status === 'current';
  const asks = way === 'request' && isCurrent && (request === undefined || !isOpenRefill(request));
  if (way === 'message' && isCurrent) return <MessageLink medication={medication} onWrite={onWrite} />;
  if (request === undefined && !asks) return null;
  return (
    <>
      <div className={css.beside} data-no-print>
        {request !== undefined && (
          <StatusBadge {...refillLooks[request.status]}>{say(words[request.status])}</StatusBadge>
        )}
        <Link
          className={css.link}
          to={paths.refill({ medicationId: id })}
          state={backToEntry({ section: 'medications', entry: id })}
          aria-label={say(asks ? words.requestOf : words.seeOf, { name })}
        >
          {say(asks ? words.request : words.see)}
        </Link>
      </div>
      {request?.status === 'denied' && (
        <Meanwhile show={null}>
          <DeniedRefill answer={request.answer} mayBook={mayBook} />
        </Meanwhile>
      )}
    </>
  );
};

const MessageLink = ({ medication, onWrite }: Omit<MedicationRefillProps, 'refills' | 'mayBook'>) => {
  const say = useWords();
  const { id, name, dose, instructions } = medication;
  const started = (): MessageAboutRefill => ({
    about: id,
    subject: say(words.subject, { name: inLetters(name) })
      .slice(0, longestSubject)
      .trim(),
    body: say(words.body, { medication: [name, dose, instructions].filter(Boolean).join(', ') }),
  });
  return (
    <div className={css.beside} data-no-print>
      <Link
        className={css.link}
        to={`${paths.messages}?${new URLSearchParams({ new: '', about: id })}`}
        aria-label={say(words.requestOf, { name })}
        onClick={() => onWrite(started())}
      >
        {say(words.request)}
      </Link>
    </div>
  );
};

/** The first words of a name: a subject has letters and spaces only (`MON-255`). */
const inLetters = (name: string): string => /[\p{L}\p{M} ]*\p{L}[\p{L}\p{M} ]*/u.exec(name)?.[0].trim() ?? '';
