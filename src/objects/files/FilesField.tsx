import { Paperclip, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { cleanFileName } from '#lib/file-name.ts';
import { acceptAttribute } from '#lib/upload-rules.ts';
import { announce } from '#platform/announcer.ts';
import { Button, IconButton, Text } from '#ui/index.ts';
import { group, legend, list, row } from './files.css.ts';
import type { FormFile, Uploads } from './useUploads.ts';

interface FilesFieldProps {
  label: string;
  /** Name of the hidden file input. */
  inputLabel: string;
  buttonLabel: string;
  /** Formats and limits. */
  hint: ReactNode;
  /** Extensions, as in `UploadRule`. */
  accept: string;
  files: readonly FormFile[];
  onChange: (files: readonly FormFile[]) => void;
  /** What stands below the name of a file; empty for nothing. */
  factsOf: (file: FormFile) => string;
  uploads: Uploads;
  errorMessage: string | undefined;
  /** Stands above the button. */
  notice?: ReactNode;
}

/** The files of a form, each uploaded when it is chosen. */
export function FilesField({ label, files, onChange, factsOf, uploads, ...props }: FilesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const remove = ({ idFile, name }: FormFile): void => {
    onChange(files.filter((one) => one.idFile !== idFile));
    announce(`Удалено: ${cleanFileName(name)}`);
    button.current?.focus();
  };
  const { errorMessage } = props;
  const problems = errorMessage === undefined ? uploads.refusals : [...uploads.refusals, errorMessage];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this column
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={legend}>
        {label}
      </span>
      <Text size="sm" tone="muted">
        {props.hint}
      </Text>
      {files.length + uploads.running.length > 0 && (
        <ul aria-labelledby={id} className={list}>
          {files.map((file) => (
            <li key={file.idFile} className={row}>
              <span>
                <bdi>{cleanFileName(file.name)}</bdi>
                <Text size="sm" tone="muted">
                  {factsOf(file)}
                </Text>
              </span>
              <IconButton
                label={`Удалить ${cleanFileName(file.name)}`}
                icon={<Trash2 />}
                onPress={() => remove(file)}
              />
            </li>
          ))}
          {uploads.running.map(({ key, file, percent, problem }) => (
            <li key={key} className={row}>
              <span>
                <bdi>{cleanFileName(file.name)}</bdi>
                <Text size="sm" tone={problem === null ? 'muted' : 'negative'}>
                  {problem ?? `Загружается, ${percent}\u00a0%`}
                </Text>
              </span>
              <IconButton
                label={`${problem === null ? 'Отменить загрузку' : 'Удалить'} ${cleanFileName(file.name)}`}
                icon={<Trash2 />}
                onPress={() => {
                  uploads.cancel(key);
                  button.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {problems.map((text) => (
          <Text key={text} size="sm" tone="negative">
            {text}
          </Text>
        ))}
      </div>
      {props.notice}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={props.inputLabel}
          accept={acceptAttribute(props.accept)}
          onChange={(event) => {
            uploads.take([...(event.target.files ?? [])]);
            // Or choosing the same file again would not fire `change` (PRE-11).
            event.target.value = '';
          }}
        />
        <Button ref={button} name="files" icon={<Paperclip />} onPress={() => input.current?.click()}>
          {props.buttonLabel}
        </Button>
      </div>
    </div>
  );
}
