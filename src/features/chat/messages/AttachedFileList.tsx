import { FileText, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { cleanFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { plural, textStart } from '#lib/text.ts';
import { downloadFile, downloadFiles } from '#platform/downloads.ts';
import { Button, lazyPart } from '#ui/index.ts';
import { kindOfFile, nameParts } from '../model/attached-file.ts';
import type { Message } from '../model/chat.ts';
import { ending, facts, files, item, name as nameClass, start } from './AttachedFiles.css.ts';

type MessageFile = Message['files'][number];

const AttachedPicture = lazyPart(() => import('./AttachedPicture.tsx'));
const AttachedSound = lazyPart(() => import('./AttachedSound.tsx'));

/** A file as a button that downloads it: its name, whose ending is always seen, its size and its pages. */
function FileCard({ file, message }: { file: MessageFile; message: Message }) {
  const [isLoading, setLoading] = useState(false);
  const name = cleanFileName(file.name);
  const download = async (): Promise<void> => {
    setLoading(true);
    await downloadFile({ idFile: file.idFile, id: message.id, role: message.role }, name);
    setLoading(false);
  };
  const [head, tail] = nameParts(name);
  const size = file.size > 0 ? formatFileSize(file.size) : '';
  const pages = file.pages ? plural(file.pages, 'страница', 'страницы', 'страниц') : '';
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
      <span className={nameClass}>
        <span className={start}>{head}</span>
        <span className={ending}>{tail}</span>
      </span>
      {(size || pages) && <span className={facts}>{[size, pages].filter(Boolean).join(', ')}</span>}
    </Button>
  );
}

function AttachedFile(props: { file: MessageFile; message: Message }) {
  const card = <FileCard {...props} />;
  const kind = props.file.idFile === '' ? 'other' : kindOfFile(props.file);
  if (kind === 'picture') return <AttachedPicture file={props.file} instead={card} />;
  if (kind === 'sound') return <AttachedSound file={props.file} instead={card} />;
  return card;
}

/** Downloads the files of a message as one zip, which has the name of its text. */
function DownloadAll({ message: { id, role, content, files: all } }: { message: Message }) {
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    const wanted = all.map(({ idFile, name }) => ({
      query: { idFile, id, role },
      fallbackName: cleanFileName(name),
    }));
    await downloadFiles(wanted, textStart(content) || 'Файлы');
    setLoading(false);
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<FolderDown />}
      isPending={isLoading}
      isDisabled={all.some(({ idFile }) => idFile === '')}
      onPress={() => void download()}
    >
      Скачать все
    </Button>
  );
}

/** The files of a message, in their order. */
export default function AttachedFileList({ message }: { message: Message }) {
  return (
    <>
      <ul className={files} aria-label="Файлы">
        {message.files.map((file, index) => (
          // Several files may have one name, and no ids yet; their order never changes.
          <li key={file.idFile || index} className={item}>
            <AttachedFile file={file} message={message} />
          </li>
        ))}
      </ul>
      {message.files.length > 1 && <DownloadAll message={message} />}
    </>
  );
}
