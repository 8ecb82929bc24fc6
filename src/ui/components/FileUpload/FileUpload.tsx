import { Upload } from 'lucide-react';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { formatFileSize } from '#lib/file-size.ts';
import {
  acceptAttribute,
  acceptList,
  chooseFiles,
  defaultAccept,
  shownFileName,
  sizeInBytes,
  type UploadRule,
} from '#lib/upload-rules.ts';
import { useFileDrop } from '../../layout/useFileDrop.ts';
import { Button } from '../Button/Button.tsx';
import {
  error as errorClass,
  field,
  description as hintClass,
  label as labelClass,
} from '../TextField/Field.css.ts';
import { Asterisk, ErrorText, type FieldTexts } from '../TextField/FieldParts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { errors as errorsClass, invitation, list, zone } from './FileUpload.css.ts';
import { UploadRow, type UploadStatus } from './UploadRow.tsx';

export interface FileUploadProps extends FieldTexts, UploadRule {
  value: readonly File[];
  /** Called with the files that pass the rule; the field itself reports the refused ones. */
  onChange: (files: File[]) => void;
  /** Returns the upload state of a file. @default none is shown */
  statusOf?: (file: File) => UploadStatus;
  /** Cancels the upload of a file; without it a file can only be removed. */
  onCancel?: (file: File) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The name of the form field. */
  name?: string;
}

/** @default «PDF, TXT до 10 МБ», derived from the rule */
function ruleText({ accept = defaultAccept, maxSize, unit, maxCount, multiple }: UploadRule): string {
  const kinds = acceptList(accept).map((extension) => extension.toUpperCase());
  const size = maxSize === undefined ? '' : ` до\u00a0${formatFileSize(sizeInBytes(maxSize, unit))}`;
  const count = multiple && maxCount !== undefined ? `, файлов не\u00a0больше ${maxCount}` : '';
  return `${kinds.join(', ')}${size}${count}`;
}

/**
 * Files selected by button, drop or paste (APP-18), with a list of the selected ones. Rules and messages come from
 * `upload-rules.ts`.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, description = ruleText(props), errorMessage, value, onChange, multiple = false } = props;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const errorsRef = useRef<HTMLDivElement>(null);
  const [additions, setAdditions] = useState(0);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOff = props.isDisabled || props.isReadOnly;
  const errors = errorMessage === undefined ? refusals : [...refusals, errorMessage];

  // Scrolls the new file or the error message into view: in a low window both can be outside. jsdom has no
  // `scrollIntoView`.
  useEffect(() => {
    if (additions > 0) listRef.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [additions]);
  useEffect(() => {
    if (refusals.length > 0) errorsRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusals]);

  const take = (chosen: Iterable<File> | null) => {
    const files = [...(chosen ?? [])];
    if (isOff || files.length === 0) return;
    const verdict = chooseFiles(value, files, props);
    const added = verdict.files.filter((file) => !value.includes(file));
    setRefusals(verdict.errors);
    setNews(added.length > 0 ? `Добавлено: ${added.map((file) => shownFileName(file.name)).join(', ')}` : '');
    if (added.length === 0) return;
    setAdditions((count) => count + 1);
    onChange([...verdict.files]);
  };
  const remove = (file: File) => {
    setRefusals([]);
    setNews(`Удалено: ${shownFileName(file.name)}`);
    onChange(value.filter((other) => other !== file));
    buttonRef.current?.focus();
  };
  const { isOver: isTarget, handlers } = useFileDrop(take, isOff);

  return (
    <Group aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-error`} className={field}>
      <span id={`${id}-label`} className={labelClass}>
        {label}
        {props.isRequired && (
          <>
            <Asterisk />
            <VisuallyHidden>, обязательное поле</VisuallyHidden>
          </>
        )}
      </span>
      <Group
        role="presentation"
        className={zone}
        data-drop-target={isTarget || undefined}
        isDisabled={isOff}
        isInvalid={errors.length > 0}
        {...handlers}
        onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      >
        <input
          ref={inputRef}
          type="file"
          name={props.name}
          hidden
          accept={acceptAttribute(props.accept ?? defaultAccept)}
          multiple={multiple}
          onChange={(event) => {
            take(event.target.files);
            // Reset the input, or selecting the same file again after an error would not fire `change` (PRE-11).
            event.target.value = '';
          }}
        />
        <Button
          ref={buttonRef}
          icon={<Upload />}
          isDisabled={isOff}
          aria-describedby={`${id}-hint ${id}-error`}
          onPress={() => inputRef.current?.click()}
        >
          {multiple ? 'Выбрать файлы' : 'Выбрать файл'}
        </Button>
        {!isOff && (
          <span className={invitation}>
            {isTarget ? 'Отпустите, чтобы добавить' : 'или перетащите сюда, или вставьте из\u00a0буфера'}
          </span>
        )}
      </Group>
      <span id={`${id}-hint`} className={hintClass}>
        {description}
      </span>
      <div ref={errorsRef} id={`${id}-error`} role="alert" className={errorsClass}>
        {errors.map((text) => (
          <span key={text} className={errorClass}>
            <ErrorText>{text}</ErrorText>
          </span>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {value.length > 0 && (
        <ul ref={listRef} aria-label="Выбранные файлы" className={list}>
          {value.map((file, index) => (
            <UploadRow
              // Two files can have the same name, so the index is part of the key; a changed index only causes a new
              // render.
              key={`${file.name} ${file.size} ${file.lastModified} ${value.indexOf(file) === index ? '' : index}`}
              file={file}
              status={props.statusOf?.(file) ?? {}}
              canRemove={!isOff}
              onRemove={() => remove(file)}
              onCancel={props.onCancel && (() => props.onCancel?.(file))}
            />
          ))}
        </ul>
      )}
    </Group>
  );
}
