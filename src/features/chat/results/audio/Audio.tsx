import { Download } from 'lucide-react';
import { cleanFileName } from '#lib/file-name.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Stack } from '#ui/index.ts';
import { ResultToolbar } from '../ResultToolbar.tsx';
import type { ResultViewProps } from '../result-view.ts';
import { Chapters } from './Chapters.tsx';
import { Player } from './Player.tsx';
import { useTrack } from './useTrack.ts';

/** A sound of an answer (services-in-chat.md §3). */
export default function AudioResult({ result }: ResultViewProps<'audio'>) {
  const { idFile, duration, name = 'Запись', chapters, peaks } = result;
  const title = cleanFileName(name);
  const track = useTrack({ idFile, title, duration, chapters });
  const actions = [
    {
      id: 'download',
      label: 'Скачать',
      icon: <Download />,
      onAction: () => void downloadFile({ idFile }, title),
    },
  ];
  return (
    <Stack gap={2}>
      <Player track={track} peaks={peaks} />
      <Chapters track={track} />
      <ResultToolbar
        label="Действия с записью"
        actions={actions}
        handOver={() => ({ text: '', files: [{ idFile, name: title, size: 0 }] })}
      >
        {title}
      </ResultToolbar>
    </Stack>
  );
}
