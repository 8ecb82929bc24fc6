import { useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { Button, Skeleton, Text } from '#ui/index.ts';
import { frame, loading, open, picture as pictureClass } from './Images.css.ts';
import { altOf, type Picture } from './image-actions.ts';

interface ImageTileProps {
  picture: Picture;
  onOpen: () => void;
}

/** A picture in the grid, in a frame of its proportions from the start. A press opens the viewer. */
export function ImageTile({ picture, onOpen }: ImageTileProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  // Another element asks for the file again.
  const [attempt, setAttempt] = useState(0);
  const alt = altOf(picture);
  const { width, height } = picture;
  // A gateway that leaves out the size gives 0.
  const ratio = width > 0 && height > 0 ? width / height : 1;
  // A single picture is seen whole with its actions: neither side is longer than 512 px or half of the window's height.
  const box = {
    aspectRatio: String(ratio),
    ...(picture.count === 1 && { maxWidth: `calc(clamp(16rem, 50dvh, 512px) * ${Math.min(1, ratio)})` }),
  };
  if (state === 'failed') {
    const again = (): void => {
      setState('loading');
      setAttempt(attempt + 1);
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
      <div className={frame} style={box} role="group" aria-label={alt}>
        <Text size="sm" tone="muted">
          Не загрузилось
        </Text>
        <Button size="sm" onPress={again}>
          Повторить
        </Button>
      </div>
    );
  }
  return (
    <div className={frame} style={box} aria-busy={state === 'loading'}>
      <button type="button" className={open} onClick={onOpen} aria-haspopup="dialog">
        <img
          key={attempt}
          className={pictureClass}
          src={fileUrl(picture.idFile)}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => setState('ready')}
          onError={() => setState('failed')}
        />
      </button>
      {state === 'loading' && (
        <span className={loading}>
          <Skeleton shape="block" height="100%" />
        </span>
      )}
    </div>
  );
}
