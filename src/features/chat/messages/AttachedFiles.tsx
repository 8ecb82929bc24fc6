import { FileText } from 'lucide-react';
import { useState } from 'react';
import { cleanFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Button } from '#ui/index.ts';
import type { Message } from '../conversation/chat-state.ts';
import { files } from './AttachedFiles.css.ts';

type MessageFile = Message['files'][number];

function AttachedFile({ file, message }: { file: MessageFile; message: Message }) {
  const [isLoading, setLoading] = useState(false);
  const name = cleanFileName(file.name);
  const download = async (): Promise<void> => {
    setLoading(true);
    await downloadFile({ idFile: file.idFile, id: message.id, role: message.role }, name);
    setLoading(false);
  };
  return (
    <Button
      size="sm"
      icon={<FileText />}
      isPending={isLoading}
      // A file that was just sent has no id until the stored message is loaded.
      isDisabled={file.idFile === ''}
      aria-label={`Скачать файл ${name}`}
      onPress={() => void download()}
    >
      {name}
      {file.size > 0 && `, ${formatFileSize(file.size)}`}
    </Button>
  );
}

/** The files of a request as download buttons. */
export function AttachedFiles({ message }: { message: Message }) {
  if (message.files.length === 0) return null;
  return (
    <ul className={files} aria-label="Файлы">
      {message.files.map((file, index) => (
        // Several files may have one name, and no ids yet; their order never changes.
        <li key={file.idFile || index}>
          <AttachedFile file={file} message={message} />
        </li>
      ))}
    </ul>
  );
}
