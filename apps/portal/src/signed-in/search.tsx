import type { Permission } from '@portico/domain/access';
import { SearchModal } from '@portico/ui/screens/search';
import { SearchViewModel } from '@portico/view-models/search';
import { useEffect, useState } from 'react';
import type { Portal } from '../composition/compose.ts';
import { search } from '../composition/ports/search.ts';

export interface SearchProps {
  readonly portal: Pick<Portal, 'port' | 'clientSession'>;
  readonly isOffered: (path: string, does?: Permission) => boolean;
  readonly onClose: () => void;
}

const Search = ({ portal, isOffered, onClose }: SearchProps) => {
  const [viewModel] = useState(() => new SearchViewModel(portal.port(search)));
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  const phone = portal.clientSession.layout.current?.practicePhone;
  return <SearchModal viewModel={viewModel} isOffered={isOffered} phone={phone} onClose={onClose} />;
};

export default Search;
