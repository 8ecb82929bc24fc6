import type { FocusEvent, ReactNode } from 'react';
import type { Area } from '../../model/area.ts';
import { CANVAS } from '../../model/deck.ts';
import { cssFamily } from '../../model/fonts.ts';
import type { TextBox } from '../../model/layout-slide.ts';
import { editedSpacing } from './edited-spacing.ts';
import { edited } from './Stage.css.ts';

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The CSS of an area of the slide. */
export const areaStyle = ({ x, y, w, h }: Area) => ({
  left: percent(x, CANVAS.width),
  top: percent(y, CANVAS.height),
  width: percent(w, CANVAS.width),
  height: percent(h, CANVAS.height),
});
const font = (px: number): string => `calc(${px / CANVAS.width} * 100cqw)`;

/** Calls a function when the focus leaves an edited text. A toolbar, a menu and a dialog count as parts of the text. */
export const whenLeft =
  (onLeft: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isOfText =
      relatedTarget instanceof Element &&
      relatedTarget.closest('[role="toolbar"], [role="menu"], [role="dialog"]') !== null;
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    // Without a target the window lost the focus: editing goes on when the person comes back to it.
    if (!isOfText && !isInside && relatedTarget !== null) onLeft();
  };

interface EditedFrameProps {
  area: Area;
  /** The text as it is laid out; `undefined` for an empty place. */
  looks: TextBox | undefined;
  face: TextBox['font'];
  isBold: boolean;
  /** Size (px) and colour of an empty place. */
  fontSize: number;
  color: string;
  /** Called when the focus goes to another part of the page. */
  onLeft: () => void;
  children: ReactNode;
}

/** The frame of a text while it is edited. The text keeps its position, font and colour. */
export function EditedFrame(props: EditedFrameProps) {
  const { area, looks, face, isBold, fontSize, color, onLeft, children } = props;
  const spacing = editedSpacing(looks);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices that the focus leaves the text
    <div
      className={edited}
      data-has-icons={spacing.hasIcons || undefined}
      style={{
        ...areaStyle(area),
        display: 'grid',
        alignContent: looks?.anchor === 'top' ? 'start' : looks?.anchor === 'bottom' ? 'end' : 'center',
        textAlign: looks?.align,
        fontFamily: cssFamily(face),
        fontSize: font(looks?.fontSize ?? fontSize),
        fontWeight: isBold ? 700 : 400,
        paddingBlockStart: font(spacing.start),
        paddingInlineEnd: font(spacing.end),
        lineHeight: spacing.line,
        ...({
          '--gap': `${spacing.gap}em`,
          '--indent': `${spacing.indent}em`,
          '--step': `${spacing.step}em`,
          '--bullet': `${spacing.bullet}em`,
          '--mark': looks?.markColor ?? 'currentcolor',
        } as object),
        color: looks?.color ?? color,
      }}
      onBlur={whenLeft(onLeft)}
    >
      {children}
    </div>
  );
}
