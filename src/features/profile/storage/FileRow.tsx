import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { UserFile } from '#api/generated/model/userFile.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { plainLine } from '#lib/plain-line.ts';
import { Button, Text, textLinkClass } from '#ui/index.ts';
import { row, words } from '../components/Rows.css.ts';

interface FileRowProps {
  file: UserFile;
  /** Called with the row, which may be removed. */
  onRemove: (row: Element | null) => void;
}

/** A file with its size and its chat. */
export function FileRow({ file: { name, size, chat }, onRemove }: FileRowProps) {
  return (
    <li className={row}>
      <div className={words}>
        <Text weight="medium">{name}</Text>
        <Text size="sm" tone="muted">
          {formatFileSize(size)} ·{' '}
          {chat ? (
            <Link
              to="/chat/neuron/$name/{-$chatUuid}"
              params={{ name: chat.value, chatUuid: chat.uuid }}
              className={textLinkClass}
            >
              {plainLine(chat.content) || 'Чат без названия'}
            </Link>
          ) : (
            'ещё не отправлен'
          )}
        </Text>
      </div>
      <Button
        size="sm"
        icon={<Trash2 />}
        aria-label={`Удалить файл: ${name}`}
        onPress={({ target }) => onRemove(target.closest('li'))}
      >
        Удалить файл
      </Button>
    </li>
  );
}
