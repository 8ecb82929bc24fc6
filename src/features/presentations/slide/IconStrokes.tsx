import type { CSSProperties } from 'react';
import { ICON_STROKE } from '../model/icons.ts';

interface IconStrokesProps {
  paths: readonly string[];
  style?: CSSProperties;
}

/** The strokes of an icon in the colour of the text around it. Decorative. */
export const IconStrokes = ({ paths, style }: IconStrokesProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={ICON_STROKE}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={style}
  >
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
