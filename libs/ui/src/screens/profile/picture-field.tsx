import { bytesIn, documentLimit, documentTypes, isOfType, pictureOnFile } from '@portico/domain/profile';
import { useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import field from '../../kit/text-field.module.css';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import { sectionWords } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { resizedPicture } from './resize-picture.ts';

/** One side of a card or document: a picture from the files or the camera, downsized before upload. */
export const PictureField = ({
  label,
  picture,
  error,
  readOnly,
  onChange,
}: {
  readonly label: string;
  /** A data URL; empty where there is none. */
  readonly picture: string;
  readonly error?: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (picture: string) => void;
}) => {
  const say = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
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
    <div className={css.picture} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      {picture === '' || picture === pictureOnFile ? (
        <span className={css.noPicture}>{say(picture === '' ? words.noPicture : words.onFile)}</span>
      ) : (
        <img src={picture} alt={label} />
      )}
      {!readOnly && (
        <div className={css.actions}>
          <input
            ref={input}
            type="file"
            hidden
            accept={documentTypes.join(',')}
            aria-label={label}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file !== undefined) void choose(file);
            }}
          />
          <Button
            aria-describedby={told === undefined ? undefined : `${id}-error`}
            onClick={() => input.current?.click()}
          >
            {say(picture === '' ? words.choosePicture : words.changePicture)}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
          {picture !== '' && (
            <Button look="quiet" aria-label={say(words.removePicture, { label })} onClick={() => onChange('')}>
              {say(words.remove)}
            </Button>
          )}
        </div>
      )}
      {told !== undefined && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <Icon name="alert" />
          {told}
        </p>
      )}
    </div>
  );
};
