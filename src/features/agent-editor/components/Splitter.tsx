import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clampWidth, defaultWidth, leastWidth, mostWidth, widthAfterKey } from '../model/test-width.ts';
import { separator } from './editor.css.ts';

interface SplitterProps {
  /** Width of the test, % of the page. */
  width: number;
  onChange: (width: number) => void;
}

/** The separator between form and test: dragged or moved by keys it changes the width of the test. */
export function Splitter({ width, onChange }: SplitterProps) {
  const isHeld = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isHeld.current = true;
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): void => {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (isHeld.current && box) onChange(clampWidth(((box.right - clientX) / box.width) * 100));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = widthAfterKey(event.key, width);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  const end = (): void => {
    isHeld.current = false;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `<hr>` is no control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Ширина проверки"
      aria-valuenow={width}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      aria-valuetext={`${width}\u00a0%`}
      tabIndex={0}
      className={separator}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(defaultWidth)}
    />
  );
}
