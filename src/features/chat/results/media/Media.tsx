import { Download, Play } from 'lucide-react';
import { useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { useStore } from '#lib/store.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Button, Icon, Stack } from '#ui/index.ts';
import { clockText } from '../audio/time-text.ts';
import { ResultToolbar } from '../ResultToolbar.tsx';
import { type ResultViewProps, useResultContext } from '../result-view.ts';
import { badge, failed, frame, load, poster, video } from './Media.css.ts';

/** A video of an answer (services-in-chat.md §3). Of an older answer only the poster is shown until a press (§4). */
export default function Media({ result, message }: ResultViewProps<'media'>) {
  const { conversation } = useResultContext();
  const isLast = useStore(conversation.state, ({ shown }) => shown.at(-1)?.id === message.id);
  // What was loaded once stays, also when another answer follows.
  const [wasLast] = useState(isLast);
  const [isWanted, setWanted] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const { idFile, duration, width, height, idPoster } = result;
  const name = cleanFileName(result.name);
  const length = duration ? clockText(duration) : '';
  const facts = [name, length, result.size > 0 ? formatFileSize(result.size) : '']
    .filter(Boolean)
    .join(' · ');
  const aspectRatio = width && height ? `${width} / ${height}` : '16 / 9';
  const actions = [
    {
      id: 'download',
      label: 'Скачать',
      icon: <Download />,
      onAction: () => void downloadFile({ idFile }, name),
    },
  ];
  return (
    <Stack gap={2}>
      <div className={frame} style={{ aspectRatio }}>
        {isFailed ? (
          <div className={failed}>
            Не загрузилось
            <Button size="sm" onPress={() => setFailed(false)}>
              Повторить
            </Button>
          </div>
        ) : wasLast || isWanted ? (
          // biome-ignore lint/a11y/useMediaCaption: the gateway has no subtitles of a downloaded video
          <video
            className={video}
            controls
            preload="metadata"
            // The press that loads an older video also plays it.
            autoPlay={isWanted}
            src={fileUrl(idFile)}
            poster={idPoster && fileUrl(idPoster)}
            aria-label={name}
            onError={() => setFailed(true)}
          />
        ) : (
          <button
            type="button"
            className={load}
            onClick={() => setWanted(true)}
            aria-label={`Смотреть: ${[name, length].filter(Boolean).join(', ')}`}
          >
            {idPoster && <img className={poster} src={fileUrl(idPoster)} alt="" />}
            <span className={badge}>
              <Icon>
                <Play />
              </Icon>
              {length === '' ? 'Смотреть' : length}
            </span>
          </button>
        )}
      </div>
      <ResultToolbar label="Действия с видео" actions={actions}>
        {facts}
      </ResultToolbar>
    </Stack>
  );
}
