import type { Language } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useContext, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { HideableClock, type ClockSetting, type Ticking } from '../../kit/live-clock.tsx';
import { useWide } from '../../kit/use-media.ts';
import { DeviceTimeContext } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { LanguageChoice, TextLookButton, type TextLookSetting } from '../access/index.ts';
import { frameWords } from './frame.messages.ts';
import css from './frame.module.css';
import { furtherPlacesOf, type PlacesModel } from './menu-places.ts';
import { PlaceLink } from './place-link.tsx';

/**
 * Practice, clock, language and sign-out: in the bar on wide screens, behind the menu button on a phone, together with
 * the further places, and the clock last.
 */
export const FrameTools = observer(
  ({
    viewModel,
    clock,
    device,
    onLanguage,
    chooser,
    onSearch,
    onSignOut,
  }: {
    readonly viewModel: PlacesModel;
    readonly clock: Ticking;
    readonly device: ClockSetting & TextLookSetting;
    readonly onLanguage: (language: Language) => void;
    /** The practice selector of who has several. */
    readonly chooser: ReactNode;
    readonly onSearch: () => void;
    readonly onSignOut: () => void;
  }) => {
    const say = useWords();
    const { zone } = useContext(DeviceTimeContext);
    const { practice, layout, actingFor, delegate } = viewModel;
    const further = furtherPlacesOf(viewModel);
    const isWide = useWide();
    const hideable = (
      <div className={css.clock}>
        <HideableClock clock={clock} zone={layout?.timeZone ?? zone} setting={device} />
      </div>
    );
    const signedInAs = actingFor === undefined ? (layout?.personName ?? delegate?.name) : delegate?.name;
    return (
      <>
        {signedInAs !== undefined && <p className={css.person}>{say(frameWords.signedInAs, { name: signedInAs })}</p>}
        {practice !== undefined && (
          <Button look="quiet" icon="search" onClick={onSearch}>
            {say(frameWords.search)}
          </Button>
        )}
        {isWide && hideable}
        {chooser}
        <LanguageChoice onLanguage={onLanguage} />
        <TextLookButton setting={device} />
        {further.map((place) => (
          <PlaceLink key={place.path} place={place} among={further} className={css.further} />
        ))}
        <Button look="quiet" icon="leave" className={css.signOut ?? ''} onClick={onSignOut}>
          {say(frameWords.signOut)}
        </Button>
        {!isWide && hideable}
      </>
    );
  },
);
