import { type ReactNode, useId } from 'react';
import type { Starter } from '#features/services/index.ts';
import { useStore } from '#lib/store.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { hasOwnSettings } from '../model/chat-place.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { FileArea } from './FileArea.tsx';
import { root } from './Welcome.css.ts';
import { card, cards, outcome, title } from './WelcomeOfMaker.css.ts';
import { WelcomeSample } from './WelcomeSample.tsx';
import { WelcomeSettings } from './WelcomeSettings.tsx';

interface MakerStarter extends Starter {
  use: () => void;
  /** Whether the settings are those of the starter; absent for one without settings. */
  isChosen?: boolean;
}

interface WelcomeOfMakerProps {
  service: ChatServiceView;
  conversation: Conversation;
  head: ReactNode;
  starters: readonly MakerStarter[];
}

/** The empty chat of a service that makes something: a drawn result, the place for its file, and what comes out (CHAT-16). */
export default function WelcomeOfMaker({ service, conversation, head, starters }: WelcomeOfMakerProps) {
  const { name, kind, upload, place } = service;
  const { files } = useStore(conversation.draft.state);
  const needsFile = upload !== null && (kind === 'file' || kind === 'audio');
  return (
    <div className={root}>
      {head}
      <WelcomeSample service={name} />
      {needsFile && files.length === 0 && <FileArea upload={upload} />}
      {starters.length > 0 && (
        <ul className={cards} aria-label="Примеры запросов">
          {starters.map((starter) => (
            <li key={starter.label}>
              <Example {...starter} />
            </li>
          ))}
        </ul>
      )}
      {!hasOwnSettings(place) && <WelcomeSettings conversation={conversation} />}
    </div>
  );
}

/** A sample request; it is named by the request, and what comes out describes it. */
function Example({ label, outcome: gives, use, isChosen }: MakerStarter) {
  const id = useId();
  return (
    <button
      type="button"
      className={card}
      aria-labelledby={`${id}-title`}
      aria-describedby={gives && `${id}-outcome`}
      aria-pressed={isChosen}
      onClick={use}
    >
      <span id={`${id}-title`} className={title}>
        {label}
      </span>
      {gives && (
        <span id={`${id}-outcome`} className={outcome}>
          {gives}
        </span>
      )}
    </button>
  );
}
