import { ArrowUp, Paperclip, Square } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { acceptAttribute } from '#lib/upload-rules.ts';
import { IconButton, toast, useToastArea } from '#ui/index.ts';
import type { ChatServiceView } from '../conversation/chat-service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { AttachmentChips } from './AttachmentChips.tsx';
import { box, buttons, hint, input, sizer, tools } from './Composer.css.ts';
import { ModelSelect } from './ModelSelect.tsx';
import { validateSend } from './validate-send.ts';

interface ComposerProps {
  conversation: Conversation;
  service: ChatServiceView;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** «Остановить» takes the place of «Отправить»: the second press of a double click is not meant for it, ms. */
const doubleClick = 500;

const warn = (text: string): void =>
  void toast.show({ tone: 'warning', title: 'Предупреждение!', text, timeout: 1000 });

/** Where a request is written: Enter sends, Shift+Enter begins a new line, Escape stops the answer. */
export function Composer({ conversation, service, inputRef }: ComposerProps) {
  const { name, typeInput, upload, tileUuid } = service;
  const { draft } = conversation;
  const { text, error } = useStore(draft.state);
  const isRunning = useStore(conversation.state, ({ phase }) => phase !== 'idle');
  const whole = useRef<HTMLDivElement>(null);
  useToastArea(whole);
  const picker = useRef<HTMLInputElement>(null);
  const lastSend = useRef({ conversation, at: Number.NEGATIVE_INFINITY });

  const send = (): void => {
    if (isRunning) {
      warn('Дождитесь ответа или остановите его');
      return;
    }
    const problem = validateSend(text, typeInput, error);
    if (problem) {
      warn(problem);
      return;
    }
    lastSend.current = { conversation, at: performance.now() };
    void conversation.submit(tileUuid);
  };
  const stop = (): void => {
    const { conversation: sent, at } = lastSend.current;
    if (sent !== conversation || performance.now() - at > doubleClick) void conversation.stop();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // An Enter that ends the choice of an input method is no send.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isRunning) void conversation.stop();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const attach = (chosen: readonly File[]): void => {
    if (upload && chosen.length > 0) draft.addFiles(chosen, upload);
  };
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    // A table copied from an office program comes as text and as a picture of it: the text is what is meant.
    if (!clipboardData.types.includes('text/plain')) attach([...clipboardData.files]);
  };

  return (
    <div ref={whole} className={box}>
      <AttachmentChips draft={draft} />
      {/* The copy behind the field gives it the height of its text. */}
      <div className={sizer} data-text={`${text} `}>
        <textarea
          ref={inputRef}
          id="composer"
          className={input}
          aria-label="Сообщение"
          aria-describedby="composer-hint"
          placeholder="Напишите сообщение"
          rows={1}
          maxLength={100_000}
          value={text}
          onChange={(event) => draft.setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      <div className={tools}>
        {upload && (
          <>
            <IconButton
              label="Прикрепить файл"
              icon={<Paperclip />}
              onPress={() => picker.current?.click()}
            />
            <input
              ref={picker}
              type="file"
              hidden
              multiple={upload.multiple ?? false}
              accept={acceptAttribute(upload.accept ?? '')}
              onChange={(event) => {
                attach([...(event.target.files ?? [])]);
                // The same file chosen again must be an event again (PRE-11).
                event.target.value = '';
              }}
            />
          </>
        )}
        <ModelSelect serviceType={name} choice={conversation.model} />
        <span id="composer-hint" className={hint}>
          {isRunning ? 'Идёт ответ. Esc — остановить' : 'Enter — отправить, Shift+Enter — новая строка'}
        </span>
        <div className={buttons}>
          {isRunning ? (
            <IconButton variant="secondary" label="Остановить" icon={<Square />} onPress={stop} />
          ) : (
            <IconButton variant="primary" label="Отправить" icon={<ArrowUp />} onPress={send} />
          )}
        </div>
      </div>
    </div>
  );
}
