import { X } from 'lucide-react';
import { formatFileSize } from '#lib/file-size.ts';
import { IconButton, Text } from '#ui/index.ts';
import type { Attachments } from '../model/useAttachments.ts';
import { chip, chips, refusal } from './AttachmentChips.css.ts';

/** The files of the next request, and what was refused. */
export function AttachmentChips({ attachments }: { attachments: Attachments }) {
  const { files, error } = attachments;
  return (
    <>
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
                onPress={() => attachments.remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <div className={refusal}>
          <Text size="sm" tone="negative" as="div">
            <span role="alert">{error}</span>
          </Text>
          <IconButton
            size="sm"
            label="Убрать предупреждение"
            icon={<X />}
            onPress={attachments.dismissError}
          />
        </div>
      )}
    </>
  );
}
