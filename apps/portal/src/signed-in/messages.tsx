import {
  BrowserFileWindows,
  BrowserUploads,
  chosenFile,
  fillFrame,
  parsePage,
  reopenedFile,
} from '@portico/adapters-browser';
import { MessagesViewModel, type MessagesPlace } from '@portico/view-models/messages';
import { MessagesScreen } from '@portico/ui/screens/messages';
import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { messageStart } from '../composition/ports/message-start.ts';
import { messages } from '../composition/ports/messages.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** A conversation by its path or by the query (`MON-224`, `MON-225`); opened from the list it stands in the query. */
const usePlace = (): MessagesPlace => {
  const { message_id: inPath } = useParams();
  const [query] = useSearchParams();
  return useMemo(() => {
    const thread = inPath ?? query.get('message_id');
    const provider = query.get('provider');
    const about = query.get('about');
    return {
      ...(thread === null ? {} : { thread }),
      ...(provider === null ? {} : { provider }),
      ...(query.has('new') ? { isNew: true } : {}),
      ...(about === null ? {} : { about }),
    };
  }, [inPath, query]);
};

const Messages: Screen = ({ portal }) => {
  const navigate = useNavigate();
  const place = usePlace();
  const { clientSession, clock, drafts, delivery } = portal;
  const viewModel = useScreen(() => {
    const { practice } = clientSession.actingAs;
    if (practice === undefined) throw new Error('Bug: messages are offered at a practice only.');
    return new MessagesViewModel(
      portal.port(messages),
      {
        clock,
        delivery,
        drafts,
        windows: new BrowserFileWindows(() => window),
        reopenFile: reopenedFile,
        uploads: new BrowserUploads(() => new XMLHttpRequest()),
        patient: { practice: practice.id, patient: practice.patient },
        mayAct: clientSession.actingAs.may('messages:act'),
        noteUnread: (unread) => clientSession.layout.noteUnread(unread),
        randomUuid: () => crypto.randomUUID(),
        start: portal.port(messageStart),
      },
      place,
    );
  });
  useEffect(() => void viewModel.show(place), [viewModel, place]);
  return (
    <MessagesScreen
      viewModel={viewModel}
      chosenFile={chosenFile}
      pages={{ fill: fillFrame, parse: parsePage }}
      onGo={(path) => void navigate(path, { preventScrollReset: true })}
    />
  );
};
export default Messages;
