import { useStore } from '#lib/store.ts';
import type { LogoBox, PictureBox } from '../model/boxes.ts';
import type { ThemeTokens } from '../model/themes.ts';
import { brokenPictures, markBroken } from './broken-pictures.ts';
import { emptyPicture, picture } from './SlideView.css.ts';
import { at, unit } from './units.ts';

interface PictureViewProps {
  box: PictureBox;
  tokens: ThemeTokens;
  /** Address of a file of the deck, or of one that is still on this device. */
  pictureSrc: (idFile: string) => string;
}

/** A picture with its description, or its empty place. A picture that fails to load leaves the background of the slide. */
export function PictureView({ box, tokens, pictureSrc }: PictureViewProps) {
  const { idFile, alt, isDecorative, fit } = box.block;
  const isBroken = useStore(brokenPictures, (ids) => idFile !== null && ids.has(idFile));
  if (idFile !== null && isBroken)
    return isDecorative ? null : <div role="img" aria-label={alt} className={picture} style={at(box)} />;
  if (idFile !== null)
    return (
      <img
        className={picture}
        style={{ ...at(box), objectFit: fit }}
        src={pictureSrc(idFile)}
        alt={isDecorative ? '' : alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => markBroken(idFile)}
      />
    );
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
