import { ArrowUp, Paperclip, Square, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { IconButton, Text, toast } from '#ui/index.ts';
import { type AttachmentRule, addFiles } from '../model/attachments.ts';
import { validateSend } from '../model/validate-send.ts';
import { box, buttons, chip, chips, hint, input, sizer, tools } from './Composer.css.ts';

interface ComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  typeInput: string;
  /** Null where the service takes no files. */
  attachments: AttachmentRule | null;
  isRunning: boolean;
  onSend: () => void;
  onStop: () => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Beside the attachments: the choice of the model. */
  tools: ReactNode;
}

const warn = (text: string): void =>
  void toast.show({ tone: 'warning', title: 'Предупреждение!', text, timeout: 1000 });

/** Where a request is written: Enter sends, Shift+Enter begins a new line, Escape stops the answer. */
export function Composer(props: ComposerProps) {
  const { text, files, attachments, isRunning } = props;
  const [fileError, setFileError] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  const send = (): void => {
    if (isRunning) return;
    const problem = validateSend(text, props.typeInput);
    if (problem) warn(problem);
    else props.onSend();
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
    if (!attachments || chosen.length === 0) return;
    const checked = addFiles(files, chosen, attachments);
    setFileError(checked.error);
    props.onFilesChange(checked.files);
  };

  return (
    <div className={box}>
      {files.length > 0 && (
        <ul className={chips} aria-label="Прикреплённые файлы">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`} className={chip}>
              <Text size="sm" as="span" truncate>
                {file.name}, {formatFileSize(file.size)}
              </Text>
              <IconButton
                size="sm"
                label={`Убрать файл ${file.name}`}
                icon={<X />}
                onPress={() => props.onFilesChange(files.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      {/* The copy behind the field gives it the height of its text. */}
      <div className={sizer} data-text={`${text} `}>
        <textarea
          ref={props.inputRef}
          className={input}
          aria-label="Сообщение"
          aria-describedby="composer-hint"
          placeholder="Напишите сообщение"
          rows={1}
          maxLength={100_000}
          value={text}
          onChange={(event) => props.onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => attach([...event.clipboardData.files])}
        />
      </div>
      {fileError && (
        <Text size="sm" tone="negative" as="div">
          <span role="alert">{fileError}</span>
        </Text>
      )}
      <div className={tools}>
        {attachments && (
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
              multiple={attachments.maxCount > 1}
              accept={attachments.accept.join(',')}
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
          Enter — отправить, Shift+Enter — новая строка
        </span>
        <div className={buttons}>
          {isRunning ? (
            <IconButton variant="secondary" label="Остановить" icon={<Square />} onPress={props.onStop} />
          ) : (
            <IconButton variant="primary" label="Отправить" icon={<ArrowUp />} onPress={send} />
          )}
        </div>
      </div>
    </div>
  );
}
