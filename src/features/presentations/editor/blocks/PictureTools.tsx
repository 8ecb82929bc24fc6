import { useRef } from 'react';
import { RadioGroup } from '#ui/index.ts';
import type { Area } from '../../model/area.ts';
import type { PictureBlock } from '../../model/deck.ts';
import { hasCorners, type Look, withLook } from '../../model/picture-look.ts';
import { brightnessIn } from '../../pictures/brightness.ts';
import { PictureFrame } from './PictureFrame.tsx';

const fits = [
  { id: 'contain', label: 'Целиком' },
  { id: 'cover', label: 'Заполнить место' },
] as const satisfies readonly { id: PictureBlock['fit']; label: string }[];

const corners = [
  { id: 'none', label: 'Прямые' },
  { id: 'rounded', label: 'Скруглённые' },
  { id: 'circle', label: 'Круг' },
] as const satisfies readonly { id: NonNullable<PictureBlock['corners']>; label: string }[];

const tones = [
  { id: 'original', label: 'Как есть' },
  { id: 'grey', label: 'Серый' },
  { id: 'duotone', label: 'Два цвета темы' },
] as const satisfies readonly { id: NonNullable<PictureBlock['tone']>; label: string }[];

const grounds = [
  { id: 'panel', label: 'Плашка' },
  { id: 'veil', label: 'Дымка' },
] as const;

interface PictureToolsProps {
  /** Where the picture stands; undefined for a slide that is not there any more. */
  area: Area | undefined;
  /** Whether text of the layout stands on it, which may have a veil below it. */
  hasVeil?: boolean;
  picture: PictureBlock;
  /** @param key names what is moved, so that it is one step of undo */
  onChange: (picture: PictureBlock, key?: string) => void;
}

/** How the picture is drawn: its fit, crop, focus, corners, tone and what stands below the text on it. */
export function PictureTools({ area, hasVeil = false, picture, onChange }: PictureToolsProps) {
  const image = useRef<HTMLImageElement>(null);
  const look = (change: Look, key?: string): void => {
    const next = withLook(picture, change);
    // Another part of the picture is behind the text.
    const isMoved = 'crop' in change || 'focus' in change || 'fit' in change;
    const isMeasured = next.overlay !== undefined && isMoved;
    onChange(isMeasured ? withLook(next, { overlay: brightnessIn(image.current, next) }) : next, key);
  };
  const fit = (
    <RadioGroup
      label="Как вписать"
      look="segmented"
      options={fits}
      value={picture.fit}
      onChange={(chosen) => look({ fit: chosen })}
    />
  );
  if (picture.idFile === null) return fit;
  return (
    <>
      {fit}
      <PictureFrame key={picture.idFile} picture={picture} image={image} onChange={look} />
      {area && hasCorners(area) && (
        <RadioGroup
          label="Углы"
          look="segmented"
          options={corners}
          value={picture.corners ?? 'none'}
          onChange={(chosen) => look({ corners: chosen })}
        />
      )}
      <RadioGroup
        label="Тон"
        look="segmented"
        options={tones}
        value={picture.tone ?? 'original'}
        onChange={(tone) => look({ tone })}
      />
      {hasVeil && (
        <RadioGroup
          label="Под текстом"
          look="segmented"
          options={grounds}
          value={picture.overlay ? 'veil' : 'panel'}
          onChange={(id) =>
            look({ overlay: id === 'veil' ? brightnessIn(image.current, picture) : undefined })
          }
        />
      )}
    </>
  );
}
