import type { TextBox } from '../../model/layout-slide.ts';
import { BULLET_BESIDE_ICONS, LEVEL_BESIDE_ICONS } from '../../model/lists.ts';

/** `line`, `gap`, `indent`, `step` (of a level) and `bullet` (its left edge) in em; `start` and `end` in px of the slide. */
interface EditedSpacing {
  line: number;
  gap: number;
  indent: number;
  start: number;
  /** What the lines leave free at the right edge. */
  end: number;
  step: number;
  bullet: number;
  /** Whether icons stand in the place of bullets. */
  hasIcons: boolean;
}

const usualStep = { step: 1.25, bullet: 0, hasIcons: false };

/**
 * Line height, space between paragraphs, indent of lists and space above the first line of a text that is edited: those
 * of the text on its slide, so that nothing moves when editing begins.
 *
 * @param looks The text as it is laid out; `undefined` for an empty place.
 */
export function editedSpacing(looks: TextBox | undefined): EditedSpacing {
  // Items of a grid stand beside one another on the slide, and are edited as the list that they are.
  if (!looks || looks.parts)
    return { line: looks?.lineHeight ?? 1.2, gap: 0.5, indent: 1.25, start: 0, end: 0, ...usualStep };
  const { lines, fontSize, x } = looks;
  const next = lines.findIndex(({ paragraph }, at) => at > 0 && paragraph !== lines[at - 1]?.paragraph);
  const [before, after] = [lines[next - 1], lines[next]];
  const marked = lines.find(({ mark, pieces }) => mark && mark.x - x < fontSize && pieces.length > 0);
  const hasIcons = lines.some(({ mark }) => mark?.icon);
  return {
    line: (lines[0]?.height ?? fontSize * 1.2) / fontSize,
    gap: before && after ? (after.y - before.y - before.height) / fontSize : 0.3,
    indent: marked ? ((marked.pieces[0]?.x ?? x) - x) / fontSize : 1.25,
    // A list with room begins below the top of its place.
    start: looks.anchor === 'top' ? (lines[0]?.y ?? looks.y) - looks.y : 0,
    end: looks.insetRight,
    ...(hasIcons ? { step: LEVEL_BESIDE_ICONS, bullet: BULLET_BESIDE_ICONS, hasIcons } : usualStep),
  };
}
