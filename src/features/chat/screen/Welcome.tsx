import { bindWords } from '#lib/bind-words.ts';
import { useStore } from '#lib/store.ts';
import { Button, Heading, lazyPart, Text } from '#ui/index.ts';
import { useOwnLimit } from '../composer/useScarceLimit.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { useStarter } from './useStarter.ts';
import { examples, root } from './Welcome.css.ts';

interface WelcomeProps {
  service: ChatServiceView;
  conversation: Conversation;
  /** Moves the focus to the field. */
  onStarted: () => void;
}

const WelcomeOfMaker = lazyPart(() => import('./WelcomeOfMaker.tsx'));

/**
 * Shown in an empty chat: what the service asks for and is for, and its sample requests (CHAT-16). One that makes something
 * shows what it makes, and where to put its file.
 */
export function Welcome(props: WelcomeProps) {
  const { service, conversation, onStarted } = props;
  const { title, description, details, kind } = service;
  const settings = useStore(conversation.settings);
  const isClosed = useOwnLimit(service.name)?.limit === 0;
  const start = useStarter(conversation, service, onStarted);
  const head = (
    <>
      <Heading level={2} size="xxl" align="center">
        {details?.question ?? 'Чем помочь?'}
      </Heading>
      <Text tone="muted" align="center">
        {bindWords(description || `${title} ответит на вопрос, напишет или проверит текст.`)}
      </Text>
    </>
  );
  // A closed service takes no requests.
  const list = (isClosed ? undefined : details?.starters)?.map((starter) => {
    const preset = Object.entries(starter.settings ?? {});
    const isChosen = preset.every(
      ([key, value]) => String(settings[key as keyof typeof settings]) === String(value),
    );
    return { ...starter, use: () => void start(starter), ...(preset.length > 0 && { isChosen }) };
  });
  if (kind !== 'text')
    return <WelcomeOfMaker {...props} head={head} starters={list ?? []} instead={<span />} />;
  return (
    <div className={root}>
      {head}
      {list && (
        <ul className={examples} aria-label="Примеры запросов">
          {list.map(({ label, use, isChosen }) => (
            <li key={label}>
              <Button fullWidth onPress={use} aria-pressed={isChosen}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
