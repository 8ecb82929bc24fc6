import { ArrowUp, Paperclip, Square } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { acceptAttribute, type UploadRule } from '#lib/upload-rules.ts';
import { IconButton, toast, useToastArea } from '#ui/index.ts';
import type { Attachments } from '../model/useAttachments.ts';
import { validateSend } from '../model/validate-send.ts';
import { AttachmentChips } from './AttachmentChips.tsx';
import { box, buttons, hint, input, sizer, tools } from './Composer.css.ts';

interface ComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  attachments: Attachments;
  typeInput: string;
  /** Null where the service takes no files. */
  upload: UploadRule | null;
  isRunning: boolean;
  onSend: () => void;
  onStop: () => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Beside the attachments: the choice of the model. */
  tools: ReactNode;
}

/** «Остановить» takes the place of «Отправить»: the second press of a double click is not meant for it, ms. */
const doubleClick = 500;

const warn = (text: string): void =>
  void toast.show({ tone: 'warning', title: 'Предупреждение!', text, timeout: 1000 });

/** Where a request is written: Enter sends, Shift+Enter begins a new line, Escape stops the answer. */
export function Composer(props: ComposerProps) {
  const { text, attachments, upload, isRunning } = props;
  const whole = useRef<HTMLDivElement>(null);
  useToastArea(whole);
  const picker = useRef<HTMLInputElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  const send = (): void => {
    if (isRunning) {
      warn('Дождитесь ответа или остановите его');
      return;
    }
    const problem = validateSend(text, props.typeInput, attachments.error);
    if (problem) {
      warn(problem);
      return;
    }
    sentAt.current = performance.now();
    props.onSend();
  };
  const stop = (): void => {
    if (performance.now() - sentAt.current > doubleClick) props.onStop();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // An Enter that ends the choice of an input method is no send.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isRunning) props.onStop();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const attach = (chosen: readonly File[]): void => {
    if (upload && chosen.length > 0) attachments.add(chosen, upload);
  };
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    // A table copied from an office program comes as text and as a picture of it: the text is what is meant.
    if (!clipboardData.types.includes('text/plain')) attach([...clipboardData.files]);
  };

  return (
    <div ref={whole} className={box}>
      <AttachmentChips attachments={attachments} />
      {/* The copy behind the field gives it the height of its text. */}
      <div className={sizer} data-text={`${text} `}>
        <textarea
          ref={props.inputRef}
          id="composer"
          className={input}
          aria-label="Сообщение"
          aria-describedby="composer-hint"
          placeholder="Напишите сообщение"
          rows={1}
          maxLength={100_000}
          value={text}
          onChange={(event) => props.onTextChange(event.target.value)}
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
        {props.tools}
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
