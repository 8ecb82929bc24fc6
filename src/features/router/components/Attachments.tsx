import type { ReactNode } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { useStore } from '#lib/store.ts';
import { shownFileName } from '#lib/upload-rules.ts';
import { Button, Inline, Stack, TagGroup, Text } from '#ui/index.ts';
import type { HomeFiles } from '../home-files.ts';
import { column } from './Choice.css.ts';

interface AttachmentsProps {
  files: HomeFiles;
  /** Endings of files that no service takes. */
  refused: readonly string[];
  /** Called when a file is removed. */
  onChange: () => void;
}

/** The files of the request on the main page, and what is wrong with them. */
export function Attachments({ files: store, refused, onChange }: AttachmentsProps): ReactNode {
  const { files, lost, error } = useStore(store.state);
  if (files.length === 0 && lost.length === 0 && error === null) return null;
  const problem = [
    error,
    refused.length > 0 && `Такие файлы не\u00a0принимает ни один сервис: ${refused.join(', ')}`,
  ].filter(Boolean);
  return (
    <div className={column}>
      <Stack gap={2}>
        {files.length > 0 && (
          <TagGroup
            label="Прикреплённые файлы"
            isLabelHidden
            tags={files.map(({ name, size }, index) => ({
              id: String(index),
              label: `${shownFileName(name)}, ${formatFileSize(size)}`,
            }))}
            onRemove={(id) => {
              store.remove(Number(id));
              onChange();
            }}
          />
        )}
        {problem.length > 0 && (
          <Text size="sm" tone="negative" as="div">
            <span role="alert">{problem.join('. ')}</span>
          </Text>
        )}
        {lost.length > 0 && (
          <Inline justify="between">
            <Text size="sm" tone="muted">
              Страница обновилась. Выберите файлы ещё раз: {lost.map(shownFileName).join(', ')}
            </Text>
            <Button size="sm" variant="quiet" onPress={() => store.dismissLost()}>
              Скрыть
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  );
}
