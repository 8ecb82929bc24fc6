import './fonts.ts';
import { Fragment, memo } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { config } from '#platform/config.ts';
import { type AnySlide, type Brand, isLater, type Slide, type SlotName, type Theme } from '../model/deck.ts';
import { type Box, layoutSlide, type ShapeBox } from '../model/layout-slide.ts';
import { pixels } from '../model/text-box.ts';
import { type ThemeTokens, themeTokens } from '../model/themes.ts';
import { ChartView } from './ChartView.tsx';
import { IconStrokes } from './IconStrokes.tsx';
import { ObjectView } from './ObjectView.tsx';
import { LogoView, PictureView } from './PictureView.tsx';
import { canvas, face, later, overflowing, overflowLabel, placed } from './SlideView.css.ts';
import { TableView } from './TableView.tsx';
import { type HeadingLevel, TextView } from './TextView.tsx';
import { TimelineView } from './TimelineView.tsx';
import { at, unit } from './units.ts';

export interface SlideViewProps {
  slide: AnySlide;
  theme: Theme;
  /** What the theme `brand` looks like; null for a company without a brand. */
  brand: Brand | null;
  /** The number on the slide, from 1. */
  number?: number;
  /** The text at the foot: the deck's title. */
  footer?: string;
  /** The date at the foot, in words. */
  date?: string;
  /** Level of the slide's title among the headings of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Links can be followed. Without them nothing in the slide takes the focus. */
  hasLinks?: boolean;
  /** Marks text that goes over the edge of its place. */
  showsOverflow?: boolean;
  /** A place that is not drawn, because it is being edited. */
  hiddenSlot?: SlotName | null;
  /** An object whose text is not drawn, because it is being edited. */
  hiddenText?: string | null;
  /** Address of a picture; by default that of the gateway. Must be the same function each time. */
  pictureSrc?: (idFile: string) => string;
}

interface BoxViewProps {
  box: Box;
  slide: Slide;
  tokens: ThemeTokens;
  headingLevel: HeadingLevel;
  hasLinks: boolean;
  pictureSrc: (idFile: string) => string;
}

function groundOf({ fill, fade, veil }: ShapeBox): string {
  if (fade !== null) return `linear-gradient(135deg, ${fill}, ${fade})`;
  if (!veil) return fill;
  const opaque = `color-mix(in srgb, ${fill} ${veil.opacity * 100}%, transparent)`;
  return `linear-gradient(transparent, ${opaque} ${veil.full * 100}%, ${opaque})`;
}

function BoxView({ box, slide, tokens, headingLevel, hasLinks, pictureSrc }: BoxViewProps) {
  switch (box.kind) {
    case 'shape':
      return (
        <div
          aria-hidden="true"
          className={placed}
          style={{
            ...at(box),
            background: groundOf(box),
            borderRadius: unit(box.radius),
            ...((box.label || box.icon) && { display: 'grid', placeItems: 'center' }),
            ...(box.label && {
              color: box.label.color,
              fontSize: unit(pixels(box.label.points)),
              lineHeight: 1,
            }),
          }}
        >
          {box.label && <b>{box.label.text}</b>}
          {box.icon && (
            <IconStrokes
              paths={box.icon.paths}
              style={{ width: unit(box.icon.size), height: unit(box.icon.size), color: box.icon.color }}
            />
          )}
        </div>
      );
    case 'text':
      return (
        <TextView
          box={box}
          block={slide.slots.find(({ name }) => name === box.slot)?.block}
          hasLinks={hasLinks}
          headingLevel={headingLevel}
        />
      );
    case 'picture':
      return <PictureView box={box} tokens={tokens} pictureSrc={pictureSrc} />;
    case 'logo':
      return <LogoView box={box} pictureSrc={pictureSrc} />;
    case 'table':
      return <TableView box={box} />;
    case 'chart':
      return <ChartView box={box} />;
    case 'timeline':
      return <TimelineView box={box} />;
    case 'object':
      return <ObjectView box={box} tokens={tokens} hasLinks={hasLinks} pictureSrc={pictureSrc} />;
  }
}

/** A dashed frame around a place whose text does not fit. */
const OverflowMark = ({ box }: { box: Box }) => (
  <div className={overflowing} style={at(box)}>
    <span className={overflowLabel} style={{ fontSize: unit(18), padding: `${unit(4)} ${unit(10)}` }}>
      Текст не помещается
    </span>
  </div>
);

/**
 * Draws a slide as real text. It is drawn anew only when another slide, theme or number is given
 * (PRES-30). It fills the width of its parent.
 */
export const SlideView = memo(function SlideView({
  slide,
  theme,
  brand,
  number,
  footer,
  date,
  headingLevel = 3,
  hasLinks = false,
  showsOverflow = false,
  hiddenSlot = null,
  hiddenText = null,
  pictureSrc = fileUrl,
}: SlideViewProps) {
  const tokens = themeTokens(theme, brand, config.brandColour);
  const layout = layoutSlide(slide, tokens, {
    ...(number !== undefined && { number }),
    ...(footer && { footer }),
    ...(date && { date }),
  });
  const style = { background: layout.background, color: tokens.text };
  const className = `${canvas} ${face[layout.font]}`;
  if (isLater(slide))
    return (
      <div className={className} style={style}>
        <p className={later} style={{ fontSize: unit(28), color: tokens.muted, margin: 0 }}>
          Слайд создан в новой версии
        </p>
      </div>
    );
  const boxes = layout.boxes.flatMap((box): Box[] => {
    if (box.kind === 'object' && box.object.id === hiddenText) return [{ ...box, text: null, plate: null }];
    return box.slot === null || box.slot !== hiddenSlot ? [box] : [];
  });
  return (
    <div className={className} style={style}>
      {boxes.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have an order and nothing else
        <Fragment key={index}>
          <BoxView
            box={box}
            slide={slide}
            tokens={tokens}
            headingLevel={headingLevel}
            hasLinks={hasLinks}
            pictureSrc={pictureSrc}
          />
          {showsOverflow && 'doesOverflow' in box && box.doesOverflow && <OverflowMark box={box} />}
        </Fragment>
      ))}
    </div>
  );
});
