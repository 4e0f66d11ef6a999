import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { openPlaceOf, type Place } from './menu-places.ts';
import { News } from './new-items-count.tsx';

interface PlaceLinkProps {
  readonly place: Place;
  /** The entries of the same menu, one of which is open. */
  readonly among: readonly Place[];
  readonly className: string | undefined;
}

/** One entry of a menu. */
export const PlaceLink = ({ place, among, className }: PlaceLinkProps) => {
  const say = useWords();
  const isOpen = place === openPlaceOf(among, useLocation().pathname);
  return (
    // An earlier way back to where the page was left does not hold for the menu.
    <Link to={place.path} state={{ menu: true }} className={className} aria-current={isOpen ? 'page' : undefined}>
      <Icon name={place.icon} />
      <span>
        {say(place.label)}
        <News count={place.news} />
      </span>
    </Link>
  );
};
