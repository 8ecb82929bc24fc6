import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import { IconButton, lazyPart } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { ResultContext } from '../results/result-view.ts';

const AnswerSettings = lazyPart(() => import('./AnswerSettings.tsx'));

/** «Настройки ответа» under an answer that was made with other settings than the usual ones (CHAT-18). */
export function AnswerSettingsButton({ message }: { message: Message }): ReactNode {
  const conversation = use(ResultContext)?.conversation;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!conversation || Object.keys(message.settings ?? {}).length === 0) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        size="sm"
        label="Настройки ответа"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <AnswerSettings
            message={message}
            conversation={conversation}
            triggerRef={button}
            onClose={close}
            onMissing={close}
          />
        </Suspense>
      )}
    </>
  );
}
