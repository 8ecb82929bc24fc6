import { Download } from 'lucide-react';
import { use } from 'react';
import { cleanFileName } from '#lib/file-name.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Button } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { Player } from '../results/audio/Player.tsx';
import { useTrack } from '../results/audio/useTrack.ts';
import { ResultContext } from '../results/result-view.ts';
import { sound, soundName } from './AttachedFiles.css.ts';

type MessageFile = Message['files'][number];

function Sound({ file }: { file: MessageFile }) {
  const title = cleanFileName(file.name);
  const track = useTrack({ idFile: file.idFile, title, duration: file.duration ?? 0 });
  return (
    <div className={sound}>
      <Player track={track} isSmall />
      <Button
        size="sm"
        variant="quiet"
        icon={<Download />}
        aria-label={`Скачать файл ${title}`}
        onPress={() => void downloadFile({ idFile: file.idFile }, title)}
      >
        <span className={soundName}>{title}</span>
      </Button>
    </div>
  );
}

/** A sound of a request as a small player. */
export default function AttachedSound({ file, instead }: { file: MessageFile; instead: React.ReactNode }) {
  // Without a conversation there is nowhere to go back to from the bar of the player.
  return use(ResultContext) ? <Sound file={file} /> : instead;
}
