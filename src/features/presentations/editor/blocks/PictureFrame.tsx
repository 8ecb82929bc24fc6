import { Crop, Maximize } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { Button, Inline, Stack, Text } from '#ui/index.ts';
import type { PictureBlock } from '../../model/deck.ts';
import type { Look } from '../../model/picture-look.ts';
import { type Cut, middleOf, type Point, WHOLE } from '../../model/picture-place.ts';
import { Knob } from './Knob.tsx';
import { edge, frame, outside, point, rest, whole, window as windowClass } from './PictureFrame.css.ts';

type Edge = keyof Cut;

const edges = [
  { id: 'left', label: 'Левый край', where: 'слева', axis: 'x' },
  { id: 'top', label: 'Верхний край', where: 'сверху', axis: 'y' },
  { id: 'right', label: 'Правый край', where: 'справа', axis: 'x' },
  { id: 'bottom', label: 'Нижний край', where: 'снизу', axis: 'y' },
] as const satisfies readonly { id: Edge; label: string; where: string; axis: 'x' | 'y' }[];
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** Greatest part that two opposite cuts take. */
const MOST = 0.95;

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
const css = (share: number): string => `${share * 100}%`;
/** A share that can be sent: three digits, within its limits. */
const rounded = (share: number, most = 1): number =>
  Math.round(Math.min(most, Math.max(0, share)) * 1000) / 1000;

/** A crop with one edge at another place; the opposite edge stays. */
const withEdge = (crop: Cut, side: Edge, part: number): Cut => ({
  ...crop,
  [side]: rounded(part, MOST - crop[opposite[side]]),
});

/** A crop of the same size whose upper left corner is at a point. */
function movedCrop({ left, top, right, bottom }: Cut, { x, y }: Point): Cut {
  const [spareX, spareY] = [left + right, top + bottom];
  const [toLeft, toTop] = [rounded(x, spareX), rounded(y, spareY)];
  return { left: toLeft, top: toTop, right: rounded(spareX - toLeft), bottom: rounded(spareY - toTop) };
}

interface PictureFrameProps {
  picture: PictureBlock;
  /** Gets the element of the whole picture. */
  image: RefObject<HTMLImageElement | null>;
  /** @param key names what is moved, so that it is one step of undo */
  onChange: (look: Look, key?: string) => void;
}

/** The whole picture, on which a person sets the point that stays visible and what is cut off (PRES-60). */
export function PictureFrame({ picture, image, onChange }: PictureFrameProps) {
  const [isCropping, setCropping] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const { idFile, crop = WHOLE, focus = middleOf(crop), fit } = picture;
  if (idFile === null) return null;
  const isCropped = picture.crop !== undefined;
  const setCrop = (next: Cut): void => {
    if (size) onChange({ crop: next, ...size }, 'crop');
  };
  return (
    <Stack gap={2}>
      <Inline wrap gap={2}>
        <Button
          size="sm"
          icon={<Crop />}
          aria-pressed={isCropping}
          isDisabled={!size}
          onPress={() => setCropping(!isCropping)}
        >
          Обрезать
        </Button>
        {isCropped && (
          <Button size="sm" icon={<Maximize />} onPress={() => onChange({ crop: undefined })}>
            Целиком
          </Button>
        )}
      </Inline>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click only moves the point, which has keys of its own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the point has keys of its own */}
      <div
        data-picture
        className={frame}
        onClick={({ currentTarget, clientX, clientY }) => {
          if (isCropping || fit !== 'cover') return;
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          const [x, y] = [rounded((clientX - left) / width), rounded((clientY - top) / height)];
          onChange({ focus: { x, y } }, 'focus');
        }}
      >
        <img
          ref={image}
          className={whole}
          src={fileUrl(idFile)}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        {(isCropping || isCropped) && (
          <div className={outside} aria-hidden="true">
            <div
              className={rest}
              style={{
                left: css(crop.left),
                top: css(crop.top),
                right: css(crop.right),
                bottom: css(crop.bottom),
              }}
            />
          </div>
        )}
        {isCropping && (
          <>
            <Knob
              label="Кадр"
              valueText={`${percent(crop.left)} слева, ${percent(crop.top)} сверху`}
              value={crop.left * 100}
              axis="both"
              at={{ x: crop.left, y: crop.top }}
              onMove={(to) => setCrop(movedCrop(crop, to))}
              className={windowClass}
              style={{
                left: css(crop.left),
                top: css(crop.top),
                right: css(crop.right),
                bottom: css(crop.bottom),
              }}
            />
            {edges.map(({ id, label, where, axis }) => {
              const isEnd = id === 'right' || id === 'bottom';
              const place = isEnd ? 1 - crop[id] : crop[id];
              const [middleX, middleY] = [(crop.left + 1 - crop.right) / 2, (crop.top + 1 - crop.bottom) / 2];
              return (
                <Knob
                  key={id}
                  label={label}
                  valueText={`Обрезано ${where} ${percent(crop[id])}`}
                  value={crop[id] * 100}
                  axis={axis}
                  at={{ x: place, y: place }}
                  onMove={(to) => setCrop(withEdge(crop, id, isEnd ? 1 - to[axis] : to[axis]))}
                  className={edge[axis]}
                  style={{
                    left: css(axis === 'x' ? place : middleX),
                    top: css(axis === 'x' ? middleY : place),
                  }}
                />
              );
            })}
          </>
        )}
        {!isCropping && fit === 'cover' && (
          <Knob
            label="Точка внимания"
            valueText={`${percent(focus.x)} слева, ${percent(focus.y)} сверху`}
            value={focus.x * 100}
            axis="both"
            at={focus}
            onMove={({ x, y }) => onChange({ focus: { x: rounded(x), y: rounded(y) } }, 'focus')}
            className={point}
            style={{ left: css(focus.x), top: css(focus.y) }}
          />
        )}
      </div>
      <Text size="sm" tone="muted">
        {isCropping
          ? 'Двигайте края мышью или\u00a0стрелками. Обрезанное не\u00a0пропадает: «Целиком» вернёт его'
          : fit === 'cover'
            ? 'Точка внимания остаётся видна, когда края не\u00a0помещаются: двигайте её мышью или\u00a0стрелками'
            : 'Картинка видна целиком'}
      </Text>
    </Stack>
  );
}
