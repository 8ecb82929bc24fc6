import { Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Form } from '#forms/index.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { acceptAttribute } from '#lib/upload-rules.ts';
import { announce } from '#platform/announcer.ts';
import { Button, IconButton, Switch, Text } from '#ui/index.ts';
import { group, legend, list, row } from './brief.css.ts';
import { type BriefValues, type Material, materialRule } from './brief-values.ts';
import type { useMaterials } from './useMaterials.ts';

interface MaterialsFieldProps {
  form: Form<BriefValues>;
  uploads: ReturnType<typeof useMaterials>;
  /** Whether the chosen service is outside of the company. */
  isExternal: boolean;
}

/** The materials of a brief, each uploaded when it is chosen, and whether nothing else may be used. */
export function MaterialsField({ form, uploads, isExternal }: MaterialsFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { files, isOnlySources } = form.values;
  const { errorMessage } = form.field('files');
  const remove = ({ idFile, name }: Material): void => {
    form.set({ files: form.now().files.filter((one) => one.idFile !== idFile) });
    announce(`Удалено: ${cleanFileName(name)}`);
    button.current?.focus();
  };
  const problems = errorMessage === undefined ? uploads.refusals : [...uploads.refusals, errorMessage];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this column
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={legend}>
        Материалы
      </span>
      <Text size="sm" tone="muted">
        PDF, DOCX, TXT, MD, XLSX, CSV, до&nbsp;5&nbsp;файлов по&nbsp;20&nbsp;МБ. Их можно перетащить сюда или
        вставить из&nbsp;буфера
      </Text>
      {files.length + uploads.running.length > 0 && (
        <ul aria-labelledby={id} className={list}>
          {files.map((file) => (
            <li key={file.idFile} className={row}>
              <span>
                <bdi>{cleanFileName(file.name)}</bdi>
                {file.size > 0 && (
                  <Text size="sm" tone="muted">
                    {formatFileSize(file.size)}
                  </Text>
                )}
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
      {isExternal && files.length > 0 && (
        <Text size="sm" weight="medium">
          Материалы уйдут во&nbsp;внешний сервис
        </Text>
      )}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Материалы"
          accept={acceptAttribute(materialRule.accept)}
          onChange={(event) => {
            uploads.take([...(event.target.files ?? [])]);
            // Or choosing the same file again would not fire `change` (PRE-11).
            event.target.value = '';
          }}
        />
        <Button ref={button} name="files" icon={<Paperclip />} onPress={() => input.current?.click()}>
          Добавить материалы
        </Button>
      </div>
      <Switch
        name="isOnlySources"
        isDisabled={files.length === 0}
        isSelected={isOnlySources && files.length > 0}
        onChange={(next) => form.set({ isOnlySources: next })}
      >
        Только по&nbsp;материалам
      </Switch>
    </div>
  );
}
