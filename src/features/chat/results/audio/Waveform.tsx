import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { drawWave } from './draw-wave.ts';
import { canvas as canvasClass, slider } from './Player.css.ts';
import { spokenPosition } from './time-text.ts';

interface WaveformProps {
  /** The accessible name of the slider. */
  label: string;
  /** Loudness from 0 to 1; null: a plain bar. */
  peaks: readonly number[] | null;
  /** Seconds. */
  time: number;
  /** Seconds. */
  duration: number;
  chapters: readonly { start: number }[];
  onSeek: (time: number) => void;
}

/** The position in a sound: a slider over the picture of the wave. The keys are those of the player around it. */
export function Waveform({ label, peaks, time, duration, chapters, onSeek }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Counts changes of size and theme, after which it is drawn anew.
  const [look, setLook] = useState(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const again = (): void => setLook((count) => count + 1);
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    const themes = new MutationObserver(again);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      themes.disconnect();
    };
  }, []);
  const share = duration > 0 ? Math.min(1, time / duration) : 0;
  useEffect(() => {
    // `look` is only a reason to draw.
    if (canvas.current && look >= 0)
      drawWave(canvas.current, {
        peaks,
        share,
        marks: chapters.map(({ start }) => (duration > 0 ? start / duration : 0)),
      });
  }, [peaks, share, chapters, duration, look]);

  const seekTo = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (clientX - left) / width)) * duration);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={slider}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(time)}
      aria-valuetext={spokenPosition(time, duration)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
    >
      <span aria-hidden="true">
        <canvas ref={canvas} className={canvasClass} />
      </span>
    </div>
  );
}
