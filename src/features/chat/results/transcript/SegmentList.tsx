import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { VisuallyHidden } from '#ui/index.ts';
import { spokenLength } from '../audio/time-text.ts';
import {
  item,
  list,
  mark,
  markNow,
  scroller,
  speaker as speakerClass,
  text as textClass,
  time,
  uncertain,
} from './Transcript.css.ts';
import { markedParts, type Segment, shortStamp } from './transcript-text.ts';

/** A segment below this confidence is marked (services-in-chat.md §3). */
export const UNCERTAIN = 0.6;

export interface SegmentListHandle {
  /** Scrolls to a segment. */
  show: (index: number) => void;
}

interface SegmentListProps {
  segments: readonly Segment[];
  names: ReadonlyMap<string, string>;
  /** The segment that is heard; -1 for none. */
  current: number;
  /** Whether the list follows the sound. */
  isFollowing: boolean;
  /** Called when the user scrolls. */
  onScroll: () => void;
  onPlay: (start: number) => void;
  search: string;
  /** The segment to which the search has led; -1 for none. */
  found: number;
  ref: Ref<SegmentListHandle>;
}

/** Keys that scroll the list. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** The segments of a transcript. Only those near the visible ones are elements (CHAT-35). */
export function SegmentList({ segments, names, current, isFollowing, found, ...props }: SegmentListProps) {
  // The virtualizer is one object that changes inside: a memoised result would stay as it was first.
  'use no memo';
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: segments.length,
    getScrollElement: () => box.current,
    estimateSize: () => 56,
    overscan: 8,
  });
  const show = useEffectEvent((index: number): void => rows.scrollToIndex(index, { align: 'center' }));
  useImperativeHandle(props.ref, () => ({ show: (index) => rows.scrollToIndex(index, { align: 'center' }) }));
  useEffect(() => {
    if (isFollowing && current >= 0) show(current);
  }, [isFollowing, current]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of its own scrolls inside
    <div
      ref={box}
      className={scroller}
      role="group"
      aria-label="Текст записи"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
      tabIndex={0}
      onWheel={props.onScroll}
      onTouchMove={props.onScroll}
      onPointerDown={(event) => {
        // The scrollbar.
        if (event.target === event.currentTarget) props.onScroll();
      }}
      onKeyDown={({ key }) => {
        if (scrollKeys.has(key)) props.onScroll();
      }}
    >
      <ol className={list} style={{ height: `${rows.getTotalSize()}px` }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const segment = segments[index];
          if (!segment) return null;
          const { speaker, confidence = 1 } = segment;
          const isOther = speaker !== undefined && speaker !== segments[index - 1]?.speaker;
          const isUncertain = confidence < UNCERTAIN;
          return (
            <li
              key={index}
              ref={rows.measureElement}
              data-index={index}
              className={item}
              aria-current={index === current}
              aria-setsize={segments.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {isOther && <span className={speakerClass}>{names.get(speaker) ?? speaker}</span>}
              <button
                type="button"
                className={time}
                aria-label={`Слушать с ${shortStamp(segment.start)}`}
                title={spokenLength(segment.start)}
                onClick={() => props.onPlay(segment.start)}
              >
                {shortStamp(segment.start)}
              </button>
              <span className={isUncertain ? `${textClass} ${uncertain}` : textClass}>
                {markedParts(segment.text, props.search).map((part, at) =>
                  at % 2 === 1 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
                    <mark key={at} className={index === found ? markNow : mark}>
                      {part}
                    </mark>
                  ) : (
                    part
                  ),
                )}
                {isUncertain && <VisuallyHidden> (услышано неуверенно)</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
