import type { Line, Piece } from '../model/boxes.ts';
import { safeLink } from '../model/links.ts';
import { IconStrokes } from './IconStrokes.tsx';
import { line as lineClass, link as linkClass } from './SlideView.css.ts';
import { unit } from './units.ts';

interface PieceProps {
  piece: Piece;
  linkColor: string;
  /** Whether links can be followed. False for thumbnails, in which nothing may take the focus. */
  hasLinks: boolean;
}

function PieceView({ piece, linkColor, hasLinks }: PieceProps) {
  const { text, isBold, isItalic } = piece;
  const href = safeLink(piece.link);
  const style = {
    ...(isBold && { fontWeight: 700 }),
    ...(isItalic && { fontStyle: 'italic' }),
    ...(href && { color: linkColor, textDecoration: 'underline', textUnderlineOffset: '0.15em' }),
  };
  if (href && hasLinks)
    return (
      <a className={linkClass} style={style} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  return Object.keys(style).length === 0 ? text : <span style={style}>{text}</span>;
}

interface LinesProps {
  lines: readonly Line[];
  fontSize: number;
  color: string;
  markColor?: string;
  linkColor?: string;
  hasLinks?: boolean;
}

/** Lines of text at their places, with the marks of lists. They are real text: found, selected, copied, read aloud. */
export const Lines = ({
  lines,
  fontSize,
  color,
  markColor = color,
  linkColor = color,
  hasLinks = false,
}: LinesProps) =>
  lines.map(({ y, height, mark, pieces, after, look }, index) => {
    const place = {
      top: unit(y),
      fontSize: unit(look?.fontSize ?? fontSize),
      lineHeight: unit(height),
      fontWeight: 400,
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else
      <span key={index}>
        {mark?.icon && (
          <IconStrokes
            paths={mark.icon.paths}
            style={{
              position: 'absolute',
              left: unit(mark.x),
              top: unit(mark.icon.y),
              width: unit(mark.width),
              height: unit(mark.width),
              color: markColor,
            }}
          />
        )}
        {mark && !mark.icon && (
          // Screen readers announce items of lists without the bullet; numbers are part of the text.
          <span
            className={lineClass}
            style={{ ...place, left: unit(mark.x), color: markColor }}
            aria-hidden={/\d/.test(mark.text) ? undefined : true}
          >
            {mark.text}{' '}
          </span>
        )}
        <span
          className={lineClass}
          style={{ ...place, left: unit(pieces[0]?.x ?? 0), color: look?.color ?? color }}
          dir="auto"
        >
          {pieces.map((piece) => (
            <PieceView key={piece.x} piece={piece} linkColor={linkColor} hasLinks={hasLinks} />
          ))}
          {after}
        </span>
      </span>
    );
  });
