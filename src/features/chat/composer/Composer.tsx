import { ArrowUp, Paperclip, Square } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { acceptAttribute } from '#lib/upload-rules.ts';
import { IconButton, toast, useToastArea } from '#ui/index.ts';
import type { ChatServiceView } from '../conversation/chat-service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { AttachmentChips } from './AttachmentChips.tsx';
import { box, buttons, hint, input, sizer, tools } from './Composer.css.ts';
import { EditingBar } from './EditingBar.tsx';
import { ModelSelect } from './ModelSelect.tsx';
import { validateSend } from './validate-send.ts';

interface ComposerProps {
  conversation: Conversation;
  service: ChatServiceView;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** «Остановить» ignores presses within this time after «Отправить», which it replaces: they are double clicks, ms. */
const DOUBLE_CLICK_MS = 500;

const warn = (text: string): void =>
  void toast.show({ tone: 'warning', title: 'Предупреждение!', text, timeout: 1000 });

/** The field for requests: Enter sends, Shift+Enter inserts a line break, Escape stops the answer. */
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
    if (sent !== conversation || performance.now() - at > DOUBLE_CLICK_MS) void conversation.stop();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter confirms the choice of an input method here and does not send.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isRunning) void conversation.stop();
    else if (event.key === 'Escape') draft.cancelEdit();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const cancelEdit = (): void => {
    draft.cancelEdit();
    inputRef.current?.focus();
  };
  const attach = (chosen: readonly File[]): void => {
    if (upload && chosen.length > 0) draft.addFiles(chosen, upload);
  };
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    // A table copied from an office program comes as text and as a picture; the text is pasted.
    if (!clipboardData.types.includes('text/plain')) attach([...clipboardData.files]);
  };

  return (
    <div ref={whole} className={box}>
      <EditingBar draft={draft} onCancel={cancelEdit} />
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
                // Choosing the same file again must fire `change` again (PRE-11).
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
