import { Download } from 'lucide-react';
import type { SharedMessage } from '#api/generated/model/sharedMessage.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { MarkdownText } from '#markdown/index.ts';
import { Thinking, withoutThinking } from '#markdown/thinking.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Button, Heading, VisuallyHidden } from '#ui/index.ts';
import { answer, fileList, request, requestText } from './shared-chat.css.ts';

/** A message of a shared chat with its files. */
export function SharedMessageView({ message }: { message: SharedMessage }) {
  const { role, content, files } = withoutThinking(message, new Thinking());
  const isRequest = role === 'user';
  return (
    <section className={isRequest ? request : answer}>
      <VisuallyHidden>
        <Heading level={2}>{isRequest ? 'Запрос' : 'Ответ'}</Heading>
      </VisuallyHidden>
      {isRequest ? <p className={requestText}>{content}</p> : <MarkdownText text={content} />}
      {files.length > 0 && (
        <ul className={fileList} aria-label="Файлы">
          {files.map(({ idFile, name, size }) => (
            <li key={idFile}>
              <Button size="sm" icon={<Download />} onPress={() => void downloadFile({ idFile }, name)}>
                {`${name}, ${formatFileSize(size)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
