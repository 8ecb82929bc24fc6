import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clampHeight, heightAfterKey, heightAfterMove, minHeight } from './field-height.ts';
import { handle } from './ResizeHandle.css.ts';

interface ResizeHandleProps {
  /** Height of the field, px. */
  height: number;
  /** @param height null: the default */
  onChange: (height: number | null) => void;
}

const largest = (): number => Math.floor(window.innerHeight / 2);

/** The separator above the field: dragged or moved by keys it changes the field's height (CHAT-02). */
export function ResizeHandle({ height, onChange }: ResizeHandleProps) {
  const start = useRef<{ y: number; height: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { y: event.clientY, height };
  };
  const onPointerMove = ({ clientY }: PointerEvent): void => {
    if (start.current) onChange(heightAfterMove(start.current.height, start.current.y - clientY, largest()));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = heightAfterKey(event.key, height, largest());
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  const end = (): void => {
    start.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `<hr>` is no control
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label="Высота поля ввода"
      aria-valuenow={clampHeight(height, largest())}
      aria-valuemin={minHeight}
      aria-valuemax={largest()}
      tabIndex={0}
      className={handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(null)}
    />
  );
}
