import { X } from 'lucide-react';
import { splitFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { useStore } from '#lib/store.ts';
import { shownFileName } from '#lib/upload-rules.ts';
import { IconButton, Inline, Text } from '#ui/index.ts';
import type { Draft } from '../drafting/draft.ts';
import { isUploadedFirst, sourceOf } from '../drafting/uploaded-files.ts';
import { cancelUploads } from '../drafting/uploads.ts';
import type { Attachment } from '../model/new-request.ts';
import { body, chip, fileEnd } from './AttachmentChips.css.ts';
import { AttachmentFacts } from './AttachmentFacts.tsx';
import { UploadProgress } from './UploadProgress.tsx';

/** A chip stays the same element, and keeps the focus, when its file is uploaded. */
function keyOf(attachment: Attachment): string {
  const file = sourceOf(attachment);
  return file instanceof File ? `${file.name}-${file.lastModified}-${file.size}` : file.idFile;
}

/** Name and size of a file. A long name loses its middle, so that its extension and the size stay in view. */
function FileLine({ file }: { file: Attachment }) {
  const [start, end] = splitFileName(shownFileName(file.name));
  return (
    <Inline as="span" gap={0} align="baseline">
      {start !== '' && (
        <Text size="sm" as="span" truncate>
          {start}
        </Text>
      )}
      <span className={fileEnd}>
        <Text size="sm" as="span">
          {end}, {formatFileSize(file.size)}
        </Text>
      </span>
    </Inline>
  );
}

/** The files of the next request, and the error about refused files. */
export default function AttachmentChips({ draft }: { draft: Draft }) {
  const { files, lost, error } = useStore(draft.state);
  return (
    <>
      {files.length > 0 && (
        <Inline as="ul" align="start" wrap aria-label="Прикреплённые файлы">
          {files.map((file, index) => (
            <li key={keyOf(file)} className={chip}>
              <div className={body}>
                <FileLine file={file} />
                {isUploadedFirst(file) && <UploadProgress file={file} />}
                <AttachmentFacts file={file} />
              </div>
              <IconButton
                size="sm"
                label={`Убрать файл ${shownFileName(file.name)}`}
                icon={<X />}
                onPress={() => {
                  cancelUploads([file]);
                  draft.removeFile(index);
                }}
              />
            </li>
          ))}
        </Inline>
      )}
      {lost.length > 0 && (
        <Inline justify="between">
          <Text size="sm" tone="muted" as="div">
            Страница обновилась. Выберите файлы ещё раз: {lost.map(shownFileName).join(', ')}
          </Text>
          <IconButton
            size="sm"
            label="Убрать напоминание о файлах"
            icon={<X />}
            onPress={() => draft.dismissLost()}
          />
        </Inline>
      )}
      {error && (
        <Inline justify="between">
          <Text size="sm" tone="negative" as="div">
            <span role="alert">{error}</span>
          </Text>
          <IconButton
            size="sm"
            label="Убрать предупреждение"
            icon={<X />}
            onPress={() => draft.dismissError()}
          />
        </Inline>
      )}
    </>
  );
}
