import type { ObjectBox } from '../model/boxes.ts';
import { CANVAS } from '../model/deck.ts';
import type { ThemeTokens } from '../model/themes.ts';
import { PictureView } from './PictureView.tsx';
import { drawing, placed } from './SlideView.css.ts';
import { TextView } from './TextView.tsx';
import { at, unit } from './units.ts';

interface ObjectViewProps {
  box: ObjectBox;
  tokens: ThemeTokens;
  hasLinks: boolean;
  pictureSrc: (idFile: string) => string;
}

/** An object at a free position: its shape or line, then its picture or text. */
export function ObjectView({ box, tokens, hasLinks, pictureSrc }: ObjectViewProps) {
  const { object, fill, outline, plate, line, picture, text } = box;
  const edge = outline?.width ?? 0;
  return (
    <>
      {fill !== null && (
        <div
          aria-hidden="true"
          className={placed}
          style={{
            ...at({ x: box.x - edge / 2, y: box.y - edge / 2, w: box.w + edge, h: box.h + edge }),
            background: fill,
            ...(outline && { border: `${unit(edge)} solid ${outline.color}` }),
            ...(object.kind === 'ellipse' && { borderRadius: '50%' }),
          }}
        />
      )}
      {plate && fill !== null && (
        <div aria-hidden="true" className={placed} style={{ ...at(plate), background: fill }} />
      )}
      {line && (
        <svg
          aria-hidden="true"
          className={drawing}
          style={at({ x: 0, y: 0, w: CANVAS.width, h: CANVAS.height })}
          viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
        >
          <line
            x1={line.x1}
            y1={line.y1}
            x2={line.x2}
            y2={line.y2}
            stroke={line.color}
            strokeWidth={line.width}
          />
          {line.head && (
            <polygon points={line.head.map((point) => point.join()).join(' ')} fill={line.color} />
          )}
        </svg>
      )}
      {picture && <PictureView box={picture} tokens={tokens} pictureSrc={pictureSrc} />}
      {text && <TextView box={text} block={object.block} hasLinks={hasLinks} headingLevel={3} />}
    </>
  );
}
