import {
  ChevronLeft,
  ChevronRight,
  Columns2,
  Copy,
  Download,
  Ellipsis,
  Maximize,
  Minus,
  Plus,
  Repeat,
  Shuffle,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { Button, IconButton, Menu, MenuItem, Stack, Text } from '#ui/index.ts';
import { FullScreenDialog } from './FullScreenDialog.tsx';
import { altOf, copyImage, downloadImage, type Picture } from './image-actions.ts';
import { imageFormats } from './image-file.ts';
import { useZoom } from './useZoom.ts';
import { name, percent, stage, stepBack, stepOn, whole, zoomBar } from './Viewer.css.ts';
import { STEP } from './zoom.ts';

interface ViewerProps {
  pictures: readonly Picture[];
  /** Which one to show first, from 0. */
  start: number;
  onClose: () => void;
  onCompare?: (index: number) => void;
  /** Absent for a picture that no service has made. */
  onVary?: () => void;
  onRepeat?: (seed: number) => void;
}

/** One picture over the whole window. Keys: ←/→ other pictures, +/− zoom, 0 fit, 1 100 %, Escape. */
export default function Viewer({ pictures, start, onClose, ...props }: ViewerProps) {
  const [index, setIndex] = useState(start);
  const picture = pictures[index];
  if (!picture) return null;
  const title = `Картинка ${index + 1} из ${pictures.length}`;
  const go = (to: number): void => setIndex((to + pictures.length) % pictures.length);
  return (
    <Frame
      picture={picture}
      onStep={pictures.length > 1 ? (by) => go(index + by) : undefined}
      onClose={onClose}
      title={title}
      tools={
        <>
          <Button size="sm" icon={<Download />} onPress={() => void downloadImage(picture, 'png')}>
            Скачать
          </Button>
          <Menu trigger={<IconButton label="Действия" icon={<Ellipsis />} />}>
            {imageFormats.map((format) => (
              <MenuItem key={format} icon={<Download />} onAction={() => void downloadImage(picture, format)}>
                {`Скачать ${format === 'webp' ? 'WebP' : format.toUpperCase()}`}
              </MenuItem>
            ))}
            <MenuItem icon={<Copy />} onAction={() => void copyImage(picture)}>
              Копировать
            </MenuItem>
            {pictures.length > 1 && props.onCompare && (
              <MenuItem icon={<Columns2 />} onAction={() => props.onCompare?.(index)}>
                Сравнить
              </MenuItem>
            )}
            {props.onVary && (
              <MenuItem icon={<Shuffle />} onAction={props.onVary}>
                Вариации
              </MenuItem>
            )}
            {picture.seed !== undefined && props.onRepeat && (
              <MenuItem
                icon={<Repeat />}
                hint={`Зерно ${picture.seed}`}
                onAction={() => props.onRepeat?.(picture.seed ?? 0)}
              >
                Повторить с зерном
              </MenuItem>
            )}
          </Menu>
        </>
      }
    />
  );
}

interface FrameProps {
  picture: Picture;
  title: string;
  tools: React.ReactNode;
  onStep: ((by: 1 | -1) => void) | undefined;
  onClose: () => void;
}

function Frame({ picture, title, tools, onStep, onClose }: FrameProps) {
  // The size in the message may be absent or wrong; the loaded picture has the right one.
  const [loaded, setLoaded] = useState<{ idFile: string; width: number; height: number } | null>(null);
  const [failedFile, setFailedFile] = useState<string | null>(null);
  const { idFile } = picture;
  const size =
    loaded?.idFile === idFile ? loaded : { width: picture.width || 1024, height: picture.height || 1024 };
  const { view, frameRef, zoom, toScale, toFit, handlers } = useZoom(size, idFile);
  const keys: Record<string, () => void> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '−': () => zoom(1 / STEP),
    '0': toFit,
    '1': () => toScale(1),
    ...(onStep && { ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) }),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const share = `${Math.round(view.scale * 100)}\u00a0%`;
  return (
    <FullScreenDialog
      label="Просмотр картинки"
      onClose={onClose}
      onKeyDown={onKeyDown}
      head={
        <>
          <span className={name}>
            <span aria-live="polite">{title}</span>
            {picture.width > 0 && ` · ${picture.width}\u00a0×\u00a0${picture.height}`}
            {picture.prompt !== '' && ` · ${picture.prompt}`}
          </span>
          {tools}
        </>
      }
    >
      <div ref={frameRef} className={stage} {...handlers}>
        {onStep && (
          <span className={stepBack}>
            <IconButton
              variant="secondary"
              label="Предыдущая картинка"
              icon={<ChevronLeft />}
              onPress={() => onStep(-1)}
            />
          </span>
        )}
        {failedFile === idFile ? (
          <Stack gap={2} align="center">
            <Text tone="muted">Не загрузилось</Text>
            <Button size="sm" onPress={() => setFailedFile(null)}>
              Повторить
            </Button>
          </Stack>
        ) : (
          <img
            key={idFile}
            className={whole}
            src={fileUrl(idFile)}
            alt={altOf(picture)}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0) setLoaded({ idFile, width: naturalWidth, height: naturalHeight });
            }}
            onError={() => setFailedFile(idFile)}
            style={{
              width: `${size.width * view.scale}px`,
              height: `${size.height * view.scale}px`,
              transform: `translate(${view.x}px, ${view.y}px)`,
            }}
          />
        )}
        {onStep && (
          <span className={stepOn}>
            <IconButton
              variant="secondary"
              label="Следующая картинка"
              icon={<ChevronRight />}
              onPress={() => onStep(1)}
            />
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={zoomBar} role="group" aria-label="Масштаб">
        <IconButton size="sm" label="Уменьшить" icon={<Minus />} onPress={() => zoom(1 / STEP)} />
        <span className={percent} aria-live="polite">
          {share}
        </span>
        <IconButton size="sm" label="Увеличить" icon={<Plus />} onPress={() => zoom(STEP)} />
        <IconButton size="sm" label="По размеру окна" icon={<Maximize />} onPress={toFit} />
        <Button size="sm" variant="quiet" onPress={() => toScale(1)}>
          100 %
        </Button>
      </div>
    </FullScreenDialog>
  );
}
