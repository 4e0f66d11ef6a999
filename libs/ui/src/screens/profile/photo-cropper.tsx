import { photoFrame, photoZoom, type PhotoPlace, type PixelSize } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { photoWords as words } from './photo.messages.ts';
import css from './photo.module.css';
import { framedPicture, type PictureArea } from './resize-picture.ts';

export interface PhotoCropperModel {
  readonly section: { readonly busy: boolean };
  readonly zoom: number;
  readonly place: PhotoPlace;
  pick(picture: string | undefined): void;
  showAt(size: PixelSize): void;
  zoomTo(percent: number): void;
  moveTo(place: PhotoPlace): void;
  moveBy(x: number, y: number): void;
  save(cropped: string): Promise<void>;
}

/** Pixels per press, and percent per step of the slider. */
const step = 10;
const moves = [
  ['left', -step, 0],
  ['right', step, 0],
  ['up', 0, -step],
  ['down', 0, step],
] as const;

interface CropperProps {
  readonly viewModel: PhotoCropperModel;
  /** A data URL. */
  readonly picked: string;
  /** The picture could not be shown. */
  readonly onError: () => void;
}

/** The chosen picture in its frame: dragged, or moved by keys and buttons (`MON-328`). */
export const PhotoCropper = observer(({ viewModel, picked, onError }: CropperProps) => {
  const say = useWords();
  const area = useRef<PictureArea>(undefined);
  const { zoom, section } = viewModel;

  const save = async (): Promise<void> => {
    if (area.current === undefined) return;
    let framed: string;
    try {
      framed = await framedPicture(picked, area.current);
    } catch {
      return onError();
    }
    await viewModel.save(framed);
  };

  return (
    <>
      <p>{say(words.frameHint)}</p>
      <div className={css.frame}>
        <Cropper
          image={picked}
          crop={{ ...viewModel.place }}
          zoom={zoom / 100}
          minZoom={photoZoom.least / 100}
          maxZoom={photoZoom.most / 100}
          cropSize={photoFrame}
          aspect={photoFrame.width / photoFrame.height}
          objectFit="cover"
          showGrid={false}
          zoomWithScroll={false}
          keyboardStep={step}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': say(words.frame) }}
          onMediaLoaded={({ width, height }) => viewModel.showAt({ width, height })}
          onCropChange={viewModel.moveTo}
          onZoomChange={(times) => viewModel.zoomTo(times * 100)}
          onCropAreaChange={(_, pixels) => {
            area.current = pixels;
          }}
        />
      </div>
      <CropperControls viewModel={viewModel} />
      <div className={css.actions}>
        <Button look="primary" busy={section.busy} onClick={() => void save()}>
          {say(section.busy ? words.saving : words.save)}
        </Button>
        {!section.busy && <Button onClick={() => viewModel.pick(undefined)}>{say(words.cancel)}</Button>}
      </div>
    </>
  );
});

/** The zoom and the moves, for those who do not drag. */
const CropperControls = observer(({ viewModel }: Pick<CropperProps, 'viewModel'>) => {
  const say = useWords();
  const id = useId();
  const { zoom } = viewModel;
  return (
    <>
      <label className={css.zoom} htmlFor={id}>
        {say(words.zoom)}
        <input
          id={id}
          type="range"
          min={photoZoom.least}
          max={photoZoom.most}
          step={step}
          value={Math.round(zoom)}
          aria-valuetext={`${Math.round(zoom)} %`}
          onChange={({ currentTarget }) => viewModel.zoomTo(currentTarget.valueAsNumber)}
        />
      </label>
      <div className={css.moves} role="group" aria-label={say(words.move)}>
        {moves.map(([way, x, y]) => (
          <Button key={way} onClick={() => viewModel.moveBy(x, y)}>
            {say(words[way])}
          </Button>
        ))}
      </div>
    </>
  );
});
