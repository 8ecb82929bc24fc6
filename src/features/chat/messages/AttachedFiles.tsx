import { cleanFileName } from '#lib/file-name.ts';
import { lazyPart, Text } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';

const AttachedFileList = lazyPart(() => import('./AttachedFileList.tsx'));

/** The files of a request: pictures as thumbnails, sounds as players, others as cards (services-in-chat.md §4). */
export function AttachedFiles({ message }: { message: Message }) {
  if (message.files.length === 0) return null;
  const names = (
    <Text size="sm" tone="muted" as="div">
      {message.files.map(({ name }) => cleanFileName(name)).join(', ')}
    </Text>
  );
  return <AttachedFileList message={message} instead={names} />;
}
