import { useStore } from '#lib/store.ts';
import { Button, Heading, lazyPart, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { useStarter } from './useStarter.ts';
import { area, examples, root } from './Welcome.css.ts';

interface WelcomeProps {
  service: ChatServiceView;
  conversation: Conversation;
  /** Moves the focus to the field. */
  onStarted: () => void;
}

const FileArea = lazyPart(() => import('./FileArea.tsx'));

/** Shown in an empty chat: what the service is for, where to put its file, and its sample requests (CHAT-16). */
export function Welcome({ service, conversation, onStarted }: WelcomeProps) {
  const { title, description, details, kind, upload } = service;
  const { files } = useStore(conversation.draft.state);
  const settings = useStore(conversation.settings);
  const start = useStarter(conversation, service, onStarted);
  const needsFile = upload !== null && (kind === 'file' || kind === 'audio');
  return (
    <div className={root}>
      <Heading level={2} size="xxl" align="center">
        Чем помочь?
      </Heading>
      <Text tone="muted" align="center">
        {description || `${title} ответит на\u00a0вопрос, напишет или проверит текст.`}
      </Text>
      {needsFile && files.length === 0 && <FileArea upload={upload} instead={<div className={area} />} />}
      {details && (
        <ul className={examples} aria-label="Примеры запросов">
          {details.starters.map((starter) => {
            const preset = Object.entries(starter.settings ?? {});
            const isChosen = preset.every(
              ([key, value]) => String(settings[key as keyof typeof settings]) === String(value),
            );
            return (
              <li key={starter.label}>
                <Button
                  fullWidth
                  onPress={() => void start(starter)}
                  {...(preset.length > 0 && { 'aria-pressed': isChosen })}
                >
                  {starter.label}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
