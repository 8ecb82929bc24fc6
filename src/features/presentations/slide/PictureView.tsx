import { useId } from 'react';
import { useStore } from '#lib/store.ts';
import type { LogoBox, PictureBox } from '../model/boxes.ts';
import { fitPicture, wholeArea } from '../model/picture-place.ts';
import { GREY_SHARES, type Tones } from '../model/picture-tone.ts';
import type { ThemeTokens } from '../model/themes.ts';
import { brokenPictures, markBroken } from './broken-pictures.ts';
import { cut, emptyPicture, filter as filterClass, picture } from './SlideView.css.ts';
import { at, unit } from './units.ts';

interface PictureViewProps {
  box: PictureBox;
  tokens: ThemeTokens;
  /** Address of a file of the deck, or of one that is still on this device. */
  pictureSrc: (idFile: string) => string;
}

const share = (value: number): string => `${Math.round(value * 1e5) / 1e3}%`;

/** The styles of a picture and of the frame that cuts it; without a frame where the size of the picture is not needed. */
function placed(box: PictureBox) {
  const { fit, radius, block } = box;
  const { width, height, focus } = block;
  if (width === undefined || height === undefined)
    return {
      frame: null,
      own: {
        ...at(box),
        objectFit: fit,
        ...(focus && { objectPosition: `${share(focus.x)} ${share(focus.y)}` }),
        ...(radius > 0 && { borderRadius: unit(radius) }),
      },
    };
  const fitted = fitPicture({ width, height }, box, { ...block, fit });
  const { area } = fitted;
  const whole = wholeArea(fitted);
  return {
    frame: { ...at(area), borderRadius: unit(Math.min(radius, area.w / 2, area.h / 2)) },
    own: {
      left: share((whole.x - area.x) / area.w),
      top: share((whole.y - area.y) / area.h),
      width: share(whole.w / area.w),
      height: share(whole.h / area.h),
      // A wrong size in the slide would distort it.
      objectFit: 'cover' as const,
    },
  };
}

/** A filter that turns the greys of a picture into tones of two colours. */
function ToneFilter({ id, tones: { dark, light } }: { id: string; tones: Tones }) {
  const grey = `${GREY_SHARES.join(' ')} 0 0`;
  const table = (from: number): string =>
    [dark, light].map((colour) => Number.parseInt(colour.slice(from, from + 2), 16) / 255).join(' ');
  return (
    <svg aria-hidden="true" className={filterClass}>
      <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
        <feColorMatrix values={`${grey} ${grey} ${grey} 0 0 0 1 0`} />
        <feComponentTransfer>
          <feFuncR type="table" tableValues={table(1)} />
          <feFuncG type="table" tableValues={table(3)} />
          <feFuncB type="table" tableValues={table(5)} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}

/** A picture with its description, or its empty place. A picture that fails to load leaves the background of the slide. */
export function PictureView({ box, tokens, pictureSrc }: PictureViewProps) {
  const { idFile, alt, isDecorative } = box.block;
  const isBroken = useStore(brokenPictures, (ids) => idFile !== null && ids.has(idFile));
  const id = useId();
  if (idFile !== null && isBroken)
    return isDecorative ? null : <div role="img" aria-label={alt} className={picture} style={at(box)} />;
  if (idFile !== null) {
    const { frame, own } = placed(box);
    const image = (
      <img
        className={picture}
        style={{ ...own, ...(box.tones && { filter: `url("#${id}")` }) }}
        src={pictureSrc(idFile)}
        alt={isDecorative ? '' : alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => markBroken(idFile)}
      />
    );
    return (
      <>
        {box.tones && <ToneFilter id={id} tones={box.tones} />}
        {frame ? (
          <div className={cut} style={frame}>
            {image}
          </div>
        ) : (
          image
        )}
      </>
    );
  }
  return (
    <div
      className={emptyPicture}
      style={{
        ...at(box),
        background: tokens.surface,
        color: tokens.muted,
        borderRadius: unit(12),
        padding: unit(32),
        fontSize: unit(20),
        lineHeight: 1.4,
      }}
    >
      {isDecorative ? '' : alt}
    </div>
  );
}

/** The logo of a brand, which repeats and is not read aloud. One that fails to load leaves the background. */
export function LogoView({ box, pictureSrc }: { box: LogoBox; pictureSrc: (idFile: string) => string }) {
  const { idFile } = box;
  const isBroken = useStore(brokenPictures, (ids) => ids.has(idFile));
  if (isBroken) return null;
  return (
    <img
      className={picture}
      style={{ ...at(box), objectFit: 'contain' }}
      src={pictureSrc(idFile)}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => markBroken(idFile)}
    />
  );
}
