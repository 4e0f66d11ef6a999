import type { OwnPractice } from '@portico/application/access';
import type { Language, PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { Button } from '../../kit/button.tsx';
import { HideableClock, type ClockSetting, type Ticking } from '../../kit/live-clock.tsx';
import { DeviceTimeContext } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { LanguageChoice, TextLookButton, type TextLookSetting } from '../access/index.ts';
import { frameWords } from './frame.messages.ts';
import css from './frame.module.css';
import { furtherPlacesOf, type PlacesModel } from './menu-places.ts';
import { PlaceLink } from './place-link.tsx';
import { PracticeChoice } from './practice-choice.tsx';

export interface FrameToolsModel extends PlacesModel {
  readonly practices: readonly OwnPractice[];
  /** Whether the portal is to be loaded anew for that practice. */
  switchTo(practice: PracticeId): boolean;
}

/**
 * Practice, clock, language and sign-out: in the bar on wide screens, behind the menu button on a phone, together with
 * the further places.
 */
export const FrameTools = observer(
  ({
    viewModel,
    clock,
    device,
    onLanguage,
    onPracticeSwitched,
    onSearch,
    onSignOut,
  }: {
    readonly viewModel: FrameToolsModel;
    readonly clock: Ticking;
    readonly device: ClockSetting & TextLookSetting;
    readonly onLanguage: (language: Language) => void;
    readonly onPracticeSwitched: () => void;
    readonly onSearch: () => void;
    readonly onSignOut: () => void;
  }) => {
    const say = useWords();
    const { zone } = useContext(DeviceTimeContext);
    const { practices, practice, layout, actingFor, delegate } = viewModel;
    const further = furtherPlacesOf(viewModel);
    const signedInAs = actingFor === undefined ? (layout?.personName ?? delegate?.name) : delegate?.name;
    return (
      <>
        {signedInAs !== undefined && <p className={css.person}>{say(frameWords.signedInAs, { name: signedInAs })}</p>}
        {practice !== undefined && (
          <Button look="quiet" icon="search" onClick={onSearch}>
            {say(frameWords.search)}
          </Button>
        )}
        <HideableClock clock={clock} zone={zone} setting={device} />
        {practice !== undefined && practices.length > 1 && (
          <PracticeChoice
            practices={practices}
            current={practice.id}
            onSwitch={(id) => {
              if (viewModel.switchTo(id)) onPracticeSwitched();
            }}
          />
        )}
        <LanguageChoice onLanguage={onLanguage} />
        <TextLookButton setting={device} />
        {further.map((place) => (
          <PlaceLink key={place.path} place={place} among={further} className={css.further} />
        ))}
        <Button look="quiet" icon="leave" onClick={onSignOut}>
          {say(frameWords.signOut)}
        </Button>
      </>
    );
  },
);
