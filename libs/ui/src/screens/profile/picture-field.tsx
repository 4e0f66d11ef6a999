import { bytesIn, documentLimit, documentTypes, isOfType, pictureOnFile } from '@portico/domain/profile';
import { useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { FieldError } from '../../kit/field-error.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import { sectionWords } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { resizedPicture } from './resize-picture.ts';

interface PictureFieldProps {
  readonly label: string;
  /** A data URL; empty where there is none. */
  readonly picture: string;
  readonly error?: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (picture: string) => void;
  readonly onLeave?: () => void;
}

/** One side of a card or document: a picture from the files or the camera, downsized before upload. */
export const PictureField = ({ label, picture, error, readOnly, onChange, onLeave }: PictureFieldProps) => {
  const say = useWords();
  const id = useId();
  const [problem, setError] = useState<string>();
  const told = problem ?? error;

  const choose = async (file: File): Promise<void> => {
    if (!isOfType(file.name, documentTypes)) return setError(say(words.wrongType));
    try {
      const small = await resizedPicture(file);
      if (bytesIn(small) >= documentLimit) return setError(say(sectionWords.tooLarge));
      setError(undefined);
      onChange(small);
    } catch {
      setError(say(words.unreadable));
    }
  };

  return (
    <div
      className={css.picture}
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      data-invalid={told !== undefined || undefined}
    >
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      {picture === '' || picture === pictureOnFile ? (
        <span className={css.noPicture}>{say(picture === '' ? words.noPicture : words.onFile)}</span>
      ) : (
        <img src={picture} alt={label} />
      )}
      {!readOnly && (
        <PictureButtons
          label={label}
          picture={picture}
          errorId={told === undefined ? undefined : `${id}-error`}
          onChoose={(file) => void choose(file)}
          onRemove={() => onChange('')}
          onLeave={onLeave}
        />
      )}
      <FieldError of={id} label={label}>
        {told}
      </FieldError>
    </div>
  );
};

interface PictureButtonsProps {
  readonly label: string;
  readonly picture: string;
  readonly errorId: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onLeave: (() => void) | undefined;
}

const PictureButtons = ({ label, picture, errorId, onChoose, onRemove, onLeave }: PictureButtonsProps) => {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.actions}>
      <input
        ref={input}
        type="file"
        hidden
        accept={documentTypes.join(',')}
        aria-label={label}
        onBlur={onLeave}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button aria-describedby={errorId} onClick={() => input.current?.click()}>
        {say(picture === '' ? words.choosePicture : words.changePicture)}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
      {picture !== '' && (
        <Button look="quiet" aria-label={say(words.removePicture, { label })} onClick={onRemove}>
          {say(words.remove)}
        </Button>
      )}
    </div>
  );
};
