import { Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { AgentFile } from '#api/generated/model/agentFile.ts';
import type { Form } from '#forms/index.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { acceptAttribute } from '#lib/upload-rules.ts';
import { announce } from '#platform/announcer.ts';
import { Button, IconButton, Text } from '#ui/index.ts';
import { type AgentValues, type FormFile, fileRule } from '../model/agent-values.ts';
import { group, legend, list, row } from './editor.css.ts';
import type { useUploads } from './useUploads.ts';
import { Warnings } from './Warnings.tsx';

const statusTexts: Record<AgentFile['status'], string> = {
  processing: 'Обрабатывается',
  ready: 'Готов',
  noText: 'Текст не\u00a0найден',
};

interface FilesFieldProps {
  form: Form<AgentValues>;
  uploads: ReturnType<typeof useUploads>;
  /** Statuses of the files that the saved agent has. */
  saved: readonly AgentFile[];
  warnings: readonly string[];
}

/** The files of an agent, each uploaded when it is chosen. */
export function FilesField({ form, uploads, saved, warnings }: FilesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { files } = form.values;
  const { errorMessage } = form.field('files');

  const remove = ({ idFile, name }: FormFile): void => {
    form.set({ files: form.now().files.filter((one) => one.idFile !== idFile) });
    announce(`Удалено: ${cleanFileName(name)}`);
    button.current?.focus();
  };
  const statusOf = ({ idFile }: FormFile): string => {
    const status = saved.find((one) => one.idFile === idFile)?.status;
    return status ? statusTexts[status] : 'Загружен';
  };
  const { refusals } = uploads;
  const problems = errorMessage === undefined ? refusals : [...refusals, errorMessage];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this column
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={legend}>
        Файлы
      </span>
      <Text size="sm" tone="muted">
        Агент опирается на&nbsp;них в&nbsp;каждом ответе. PDF, TXT, DOC, DOCX, MD, CSV, XLSX
        до&nbsp;20&nbsp;МБ, не&nbsp;больше 20&nbsp;файлов и&nbsp;100&nbsp;МБ вместе. Их можно перетащить сюда
        или вставить из&nbsp;буфера
      </Text>
      {files.length + uploads.running.length > 0 && (
        <ul aria-labelledby={id} className={list}>
          {files.map((file) => (
            <li key={file.idFile} className={row}>
              <span>
                <bdi>{cleanFileName(file.name)}</bdi>
                <Text size="sm" tone="muted">
                  {formatFileSize(file.size)} · {statusOf(file)}
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
      <Warnings texts={warnings} />
      <div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Файлы агента"
          accept={acceptAttribute(fileRule.accept)}
          onChange={(event) => {
            uploads.take([...(event.target.files ?? [])]);
            // Or choosing the same file again would not fire `change` (PRE-11).
            event.target.value = '';
          }}
        />
        <Button ref={button} name="files" icon={<Paperclip />} onPress={() => input.current?.click()}>
          Добавить файлы
        </Button>
      </div>
    </div>
  );
}
