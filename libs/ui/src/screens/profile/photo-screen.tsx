import type { PhotoCropperModel } from './photo-cropper.tsx';
import type { ProfilePhotoSettings, ProfileReadOnly } from '@portico/application/profile';
import { isOfType, photoTypes, type BadPicture } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/join-class-names.ts';
import { FieldError } from '../../kit/field-error.tsx';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { photoWords as words } from './photo.messages.ts';
import css from './photo.module.css';
import { sectionWords } from './profile.messages.ts';
import page from './profile-settings.module.css';
import { resizedPicture } from './resize-picture.ts';
import { SectionFrame, type SectionFrameModel } from './section-frame.tsx';

const PhotoCropper = lazyComponent(async () => ({ default: (await import('./photo-cropper.tsx')).PhotoCropper }));

export interface ProfilePhotoModel extends PhotoCropperModel {
  readonly section: SectionFrameModel<ProfilePhotoSettings, ProfileReadOnly | BadPicture> & { readonly busy: boolean };
  readonly picked: string | undefined;
}

interface PhotoScreenProps {
  readonly viewModel: ProfilePhotoModel;
}

/** The profile photo: chosen, cropped and saved (`MON-267`). */
export const PhotoScreen = observer(({ viewModel }: PhotoScreenProps) => {
  const say = useWords();
  const id = useId();
  const [problem, setError] = useState<string>();

  const choose = async (file: File): Promise<void> => {
    if (!isOfType(file.name, photoTypes)) return setError(say(words.wrongType));
    try {
      viewModel.pick(await resizedPicture(file));
      setError(undefined);
    } catch {
      setError(say(words.unreadable));
    }
  };

  return (
    <SectionFrame
      part="pictures"
      section={viewModel.section}
      lead={({ practiceName: practice }) => <p className={page.soft}>{say(words.lead, { practice })}</p>}
    >
      {({ readOnly, profilePhoto }) => (
        <div className={css.photo}>
          {viewModel.picked !== undefined ? (
            <Meanwhile show={<Skeleton label={say(sectionWords.loading)} lines={4} />}>
              <PhotoCropper
                viewModel={viewModel}
                picked={viewModel.picked}
                onError={() => setError(say(words.unreadable))}
              />
            </Meanwhile>
          ) : profilePhoto === undefined ? (
            <p className={cx(css.face, css.none)}>{say(words.none)}</p>
          ) : (
            <img className={css.face} src={profilePhoto} alt={say(words.current)} />
          )}
          {!readOnly && viewModel.picked === undefined && (
            <ChooseButton
              hasPhoto={profilePhoto !== undefined}
              errorId={problem === undefined ? undefined : `${id}-error`}
              onChoose={(file) => void choose(file)}
            />
          )}
          <FieldError of={id} label={say(words.choose)}>
            {problem}
          </FieldError>
        </div>
      )}
    </SectionFrame>
  );
});

interface ChooseButtonProps {
  readonly hasPhoto: boolean;
  readonly errorId: string | undefined;
  readonly onChoose: (file: File) => void;
}

const ChooseButton = ({ hasPhoto, errorId, onChoose }: ChooseButtonProps) => {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes.join(',')}
        aria-label={say(words.choose)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button look="primary" aria-describedby={errorId} onClick={() => input.current?.click()}>
        {say(hasPhoto ? words.chooseAnother : words.choose)}
      </Button>
    </>
  );
};
