import { Columns2, Copy, Download, FolderDown, Shuffle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, lazyPart, Skeleton } from '#ui/index.ts';
import { requestOfAnswer } from '../asked.ts';
import { ResultToolbar } from '../ResultToolbar.tsx';
import { type ResultViewProps, useResultContext } from '../result-view.ts';
import { useSendAgain } from '../useSendAgain.ts';
import { frame, grids, missing, root, single } from './Images.css.ts';
import { ImageTile } from './ImageTile.tsx';
import { copyImage, downloadImage, downloadImages, type Picture } from './image-actions.ts';
import { imageName } from './image-file.ts';

const Viewer = lazyPart(() => import('./Viewer.tsx'));
const Compare = lazyPart(() => import('./Compare.tsx'));

/** Pictures of an answer: a grid, the viewer, downloads and further requests (services-in-chat.md §3). */
export default function Images({ result, message }: ResultViewProps<'images'>) {
  const { conversation } = useResultContext();
  const prompt = useStore(
    conversation.state,
    ({ messages }) => requestOfAnswer(messages, message)?.content ?? '',
  );
  const sendAgain = useSendAgain(message);
  const [viewed, setViewed] = useState<number | null>(null);
  const [compared, setCompared] = useState<number | null>(null);
  const { items, requested } = result;
  const isStreaming = message.status === 'streaming';
  const places = Math.max(items.length, isStreaming ? requested : 0);
  const lost = isStreaming ? 0 : requested - items.length;
  const pictures = items.map((item, index): Picture => ({ ...item, prompt, index, count: places }));
  const [first] = pictures;
  const close = (): void => setViewed(null);
  const vary = (): void => void sendAgain({ seed: undefined });
  const actions = [
    ...(first && pictures.length === 1
      ? [
          {
            id: 'download',
            label: 'Скачать',
            icon: <Download />,
            onAction: () => void downloadImage(first, 'png'),
          },
        ]
      : []),
    ...(pictures.length > 1
      ? [
          {
            id: 'all',
            label: 'Скачать все',
            icon: <FolderDown />,
            onAction: () => void downloadImages(pictures),
          },
          { id: 'compare', label: 'Сравнить', icon: <Columns2 />, onAction: () => setCompared(0) },
        ]
      : []),
    ...(isStreaming ? [] : [{ id: 'vary', label: 'Вариации', icon: <Shuffle />, onAction: vary }]),
    ...(first && pictures.length === 1
      ? [{ id: 'copy', label: 'Копировать', icon: <Copy />, onAction: () => void copyImage(first) }]
      : []),
  ];
  return (
    <div className={places > 1 ? root : single}>
      <ul className={places > 1 ? grids.several : grids.one} aria-label="Картинки" aria-busy={isStreaming}>
        {Array.from({ length: places }, (_place, index) => {
          const picture = pictures[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places
            <li key={index}>
              {picture ? (
                <ImageTile picture={picture} onOpen={() => setViewed(index)} />
              ) : (
                <div
                  className={frame}
                  style={{ aspectRatio: '1', ...(places === 1 && { maxWidth: '512px' }) }}
                >
                  <Skeleton shape="block" height="100%" />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {lost > 0 && (
        <div className={missing}>
          <span>
            Готово {items.length} из {requested}
          </span>
          <Button size="sm" onPress={() => void sendAgain({ seed: undefined, count: lost })}>
            Повторить недостающее
          </Button>
        </div>
      )}
      {first && (
        <ResultToolbar
          label="Действия с картинками"
          actions={actions}
          handOver={() => ({
            text: '',
            files: pictures.map(({ idFile, index, count }) => ({
              idFile,
              name: imageName(prompt, index, count, 'png'),
              size: 0,
            })),
          })}
        />
      )}
      {viewed !== null && (
        <Suspense>
          <Viewer
            pictures={pictures}
            start={viewed}
            onClose={close}
            onMissing={close}
            onCompare={(index) => {
              close();
              setCompared(index);
            }}
            onVary={() => {
              close();
              vary();
            }}
            onRepeat={(seed) => {
              close();
              void sendAgain({ seed, count: 1 });
            }}
          />
        </Suspense>
      )}
      {compared !== null && (
        <Suspense>
          <Compare
            pictures={pictures}
            start={compared}
            onClose={() => setCompared(null)}
            onMissing={() => setCompared(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
