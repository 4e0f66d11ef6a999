import { Button, ButtonLink } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { EntranceTitle } from './entrance-title.tsx';
import { appOfferWords } from './welcome.messages.ts';

/** The mobile app first, and the portal as the other choice (`ACC-153`, `ACC-160`). */
export const AppOffer = ({
  store,
  address,
  onWeb,
}: {
  readonly store: 'ios' | 'android';
  readonly address: string;
  readonly onWeb: () => void;
}) => {
  const say = useWords();
  return (
    <>
      <EntranceTitle text={say(appOfferWords.title)} />
      <p>{say(appOfferWords.lead)}</p>
      <div className={css.stores}>
        <ButtonLink look="primary" wide href={address}>
          {say(appOfferWords[store])}
        </ButtonLink>
        <Button wide onClick={onWeb}>
          {say(appOfferWords.web)}
        </Button>
      </div>
    </>
  );
};
