import { Code, Copy, Ellipsis, Forward, Share2, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useShare } from '#features/share/index.ts';
import { copyText } from '#platform/copy.ts';
import { IconButton, lazyPart, Menu, MenuItem, MenuSeparator } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { copyTextOf } from '../results/copy.ts';
import { useHandOver } from '../results/hand-over/useHandOver.tsx';
import { ResultContext } from '../results/result-view.ts';
import { textWithSources } from '../results/sources/text-with-sources.ts';

const AnswerSettings = lazyPart(() => import('./AnswerSettings.tsx'));

/** The code that reads Markdown is not needed before somebody copies. */
const plainText = (message: Message): Promise<string> =>
  import('./rich-answer.ts').then(({ toRichAnswer }) => toRichAnswer(message)).then(({ text }) => text);

/**
 * The menu with the less frequent actions of an answer: its Markdown, its text without marks (CHAT-10), another service
 * (CHAT-32), its settings (CHAT-18), or the chat up to it, shared with colleagues (HOME-20).
 */
export function AnswerMenu({ message }: { message: Message }): ReactNode {
  const share = useShare();
  const conversation = use(ResultContext)?.conversation;
  const { handOver, dialog } = useHandOver();
  const button = useRef<HTMLButtonElement>(null);
  const [showsSettings, setShowsSettings] = useState(false);
  const chatUuid = conversation?.chatUuid;
  const hasText = message.content !== '';
  const hasSettings = conversation && Object.keys(message.settings ?? {}).length > 0;
  const canShare = share && chatUuid;
  if (!hasText && !hasSettings && !canShare) return null;
  const closeSettings = (): void => setShowsSettings(false);
  return (
    <>
      <Menu
        placement="bottom start"
        trigger={<IconButton ref={button} size="sm" label="Ещё" icon={<Ellipsis />} />}
      >
        {hasText && (
          <>
            <MenuItem icon={<Code />} onAction={() => void copyText(textWithSources(message))}>
              Копировать как Markdown
            </MenuItem>
            <MenuItem icon={<Copy />} onAction={() => void copyTextOf(plainText(message))}>
              Копировать как простой текст
            </MenuItem>
            {(handOver || hasSettings || canShare) && <MenuSeparator />}
            {handOver && (
              <MenuItem icon={<Forward />} onAction={() => handOver({ text: message.content, files: [] })}>
                Продолжить в…
              </MenuItem>
            )}
          </>
        )}
        {hasSettings && (
          <MenuItem icon={<SlidersHorizontal />} onAction={() => setShowsSettings(true)}>
            Настройки ответа
          </MenuItem>
        )}
        {canShare && (
          <MenuItem icon={<Share2 />} onAction={() => share({ chatUuid, lastMessageUuid: message.id })}>
            {'Поделиться чатом до\u00a0этого ответа…'}
          </MenuItem>
        )}
      </Menu>
      {dialog}
      {showsSettings && conversation && (
        <Suspense>
          <AnswerSettings
            message={message}
            conversation={conversation}
            triggerRef={button}
            onClose={closeSettings}
            onMissing={closeSettings}
          />
        </Suspense>
      )}
    </>
  );
}
