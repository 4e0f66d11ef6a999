import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { kitWords } from '../../kit/kit.messages.ts';
import { Modal } from '../../kit/modal.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './device-check.module.css';
import { deviceCheckWords as words } from './device-check.messages.ts';

export interface DeviceCheckModel {
  readonly phase:
    | { readonly kind: 'asking' }
    | { readonly kind: 'failed'; readonly problem: 'denied' | 'missing' | 'busy' }
    | { readonly kind: 'open'; readonly picture: unknown };
  readonly loudness: number;
  readonly isHeard: boolean;
  load(): Promise<void>;
  dispose(): void;
}

/** The picture of the camera, and whether the microphone hears. Load it lazily. */
const DeviceCheckModal = ({
  check,
  onClose,
}: {
  readonly check: () => DeviceCheckModel;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const [model] = useState(check);
  useEffect(() => {
    void model.load();
    return model.dispose;
  }, [model]);
  return (
    <Modal title={say(words.open)} onClose={onClose} isForm>
      <DeviceCheck model={model} />
    </Modal>
  );
};
export default DeviceCheckModal;

const DeviceCheck = observer(({ model }: { readonly model: DeviceCheckModel }) => {
  const say = useWords();
  const { phase, isHeard } = model;
  if (phase.kind === 'asking') return <p role="status">{say(words.asking)}</p>;
  if (phase.kind === 'failed')
    return (
      <RetryNotice text={say(words[phase.problem])} retry={say(kitWords.retry)} onRetry={() => void model.load()} />
    );
  return (
    <>
      <Picture of={phase.picture} />
      <p>{say(words.seen)}</p>
      <Loudness model={model} />
      <p role="status">{say(isHeard ? words.heard : words.speak)}</p>
      <p className={css.soft}>{say(words.private)}</p>
    </>
  );
});

const Picture = ({ of }: { readonly of: unknown }) => {
  const say = useWords();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = of as MediaStream;
  }, [of]);
  return <video ref={video} className={css.picture} aria-label={say(words.picture)} autoPlay muted playsInline />;
};

/** The words beside it say the same once; it moves only while somebody speaks. */
const Loudness = observer(({ model }: { readonly model: DeviceCheckModel }) => (
  <progress className={css.loudness} value={Math.min(1, model.loudness * 4)} max={1} aria-hidden="true" />
));
