import { useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { Button, Text } from '#ui/index.ts';
import { isDoubtful, placeOfBox, type RecognitionPage } from './page-text.ts';
import { box, boxActive, boxDoubtful, missing, picture, sheet } from './Recognition.css.ts';

interface PagePictureProps {
  page: RecognitionPage;
  number: number;
  /** Index of the marked piece of text. */
  active: number | null;
  onActive: (index: number | null) => void;
  /** A place was pressed. */
  onChoose: (index: number) => void;
}

/** The picture of a page with the places of its pieces of text. The pieces themselves are the way by keyboard. */
export function PagePicture({ page, number, active, onActive, onChoose }: PagePictureProps) {
  const [state, setState] = useState<'shown' | 'failed'>('shown');
  const [attempt, setAttempt] = useState(0);
  const { idImage, width, height, blocks } = page;
  return (
    <div className={sheet} style={{ aspectRatio: `${width} / ${height}` }}>
      {idImage && state === 'shown' && (
        <img
          key={attempt}
          className={picture}
          src={fileUrl(idImage)}
          alt={`Скан, страница ${number}`}
          onError={() => setState('failed')}
        />
      )}
      {idImage && state === 'failed' && (
        <div className={missing}>
          <Text>Не загрузилось</Text>
          <Button
            size="sm"
            onPress={() => {
              setState('shown');
              setAttempt(attempt + 1);
            }}
          >
            Повторить
          </Button>
        </div>
      )}
      {blocks.map((block, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a page never change
          key={index}
          type="button"
          tabIndex={-1}
          aria-label={block.text}
          aria-pressed={index === active}
          className={[box, isDoubtful(block) && boxDoubtful, index === active && boxActive]
            .filter(Boolean)
            .join(' ')}
          style={placeOfBox(page, block)}
          onPointerEnter={() => onActive(index)}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
