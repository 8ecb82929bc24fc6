import { Upload } from 'lucide-react';
import { acceptList } from '#lib/upload-rules.ts';
import { Icon, Text } from '#ui/index.ts';
import { pickFiles } from '../drafting/pick-files.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { area } from './FileArea.css.ts';

const formats = (accept: string): string =>
  acceptList(accept)
    .filter((extension) => !['jpg', 'tif'].includes(extension))
    .map((extension) => extension.toUpperCase())
    .join(', ');

/** Chooses the files of a service that needs them; files can also be dropped anywhere on the chat. */
export function FileArea({ upload }: { upload: NonNullable<ChatServiceView['upload']> }) {
  const { accept = '', maxSize, multiple } = upload;
  return (
    <button type="button" className={area} onClick={pickFiles}>
      <Icon>
        <Upload />
      </Icon>
      {multiple ? 'Выберите файлы' : 'Выберите файл'} или перетащите сюда
      <Text size="sm" tone="muted" as="span">
        {formats(accept)}; до&nbsp;{maxSize}&nbsp;МБ{multiple && ` каждый, не\u00a0больше ${upload.maxCount}`}
      </Text>
    </button>
  );
}
