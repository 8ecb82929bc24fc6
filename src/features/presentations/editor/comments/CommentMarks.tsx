import { MessageSquare } from 'lucide-react';
import { Icon } from '#ui/index.ts';
import type { Area } from '../../model/area.ts';
import { CANVAS, type Slide } from '../../model/deck.ts';
import { laidPlaces } from '../../model/laid-places.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { useShowPanel } from '../panels/useShowPanel.ts';
import { isAbout, targetsOf } from './comment-target.ts';
import { objectMark, placeMark } from './comments.css.ts';
import { threadId } from './ThreadView.tsx';
import { commentsText, useThreads } from './threads.ts';

/** Keeps a mark at the edge of the slide within it. */
const leastRoom = { left: '4rem', right: '2rem', top: '1.5rem' } as const;

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The open comments on places and objects of the slide on the screen, each with the way to its thread (PRES-98). */
export function CommentMarks({ slide, tokens }: { slide: Slide; tokens: ThemeTokens }) {
  const showPanel = useShowPanel();
  const open = useThreads().threads.filter(({ slideId, isResolved }) => slideId === slide.id && !isResolved);
  if (open.length === 0) return null;
  const places = laidPlaces(slide, tokens);
  return targetsOf(slide).map((target) => {
    const { id, label, slot, objectId } = target;
    const own = open.filter((one) => isAbout(one, target));
    const area: Area | undefined =
      objectId === undefined
        ? places.find(({ name }) => name === slot)
        : slide.objects?.find((object) => object.id === objectId);
    const [first] = own;
    if (!first || !area) return null;
    return (
      <button
        key={id}
        type="button"
        data-commented={slot}
        data-commented-object={objectId}
        className={objectId === undefined ? placeMark : objectMark}
        style={{
          left:
            objectId === undefined
              ? `min(100% - ${leastRoom.right}, ${percent(area.x + area.w, CANVAS.width)})`
              : `max(${leastRoom.left}, ${percent(area.x + area.w, CANVAS.width)})`,
          top: `max(${leastRoom.top}, ${percent(area.y, CANVAS.height)})`,
        }}
        aria-label={`${commentsText(own.length)}: ${label}`}
        onClick={() => {
          showPanel('comments', first.uuid);
          // The address may name the thread already.
          document.getElementById(threadId(first.uuid))?.focus();
        }}
      >
        <Icon size="sm">
          <MessageSquare />
        </Icon>
        {own.length}
      </button>
    );
  });
}
