import { useState } from 'react';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Modal } from '../../kit/modal.tsx';
import { RadioList } from '../../kit/radio-list.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './text-look-modal.module.css';
import { textLookWords } from './text-look.messages.ts';

const textSizes = ['usual', 'large', 'largest'] as const;

interface TextLook {
  readonly textSize: (typeof textSizes)[number];
  readonly moreContrast: boolean;
}

/** Where it is kept how text looks; what is kept is shown at once. */
export interface TextLookSetting {
  textLook(): TextLook;
  rememberTextLook(look: TextLook): void;
}

/** How large and how dark the text of every page is. Load it lazily. */
const TextLookModal = ({ setting, onClose }: { readonly setting: TextLookSetting; readonly onClose: () => void }) => {
  const say = useWords();
  const [look, setLook] = useState(() => setting.textLook());
  const choose = (changes: Partial<TextLook>): void => {
    const chosen = { ...look, ...changes };
    setLook(chosen);
    setting.rememberTextLook(chosen);
  };
  return (
    <Modal title={say(textLookWords.title)} onClose={onClose} isForm>
      <RadioList
        legend={say(textLookWords.size)}
        options={textSizes.map((value) => ({
          value,
          text: <span className={css[value]}>{say(textLookWords[value])}</span>,
        }))}
        value={look.textSize}
        onChoose={(textSize) => choose({ textSize })}
      />
      <Checkbox checked={look.moreContrast} onChange={({ target }) => choose({ moreContrast: target.checked })}>
        {say(textLookWords.contrast)}
      </Checkbox>
      <p>{say(textLookWords.kept)}</p>
    </Modal>
  );
};

export default TextLookModal;
