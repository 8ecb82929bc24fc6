import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths. @default the whole width for a text line */
  width?: string;
  height?: string;
}

/** The shape of what is coming. Silent: the surrounding region says `aria-busy` and what is loading. */
export function Skeleton({ shape, width = '100%', height }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape })} style={{ width, height }} />;
}
