/** The room on the disk of the state. */
import { statfsSync } from 'node:fs';

/** How long a reading counts, ms. */
const KEPT = 1000;

/** In bytes, as `df` counts them: without what only root may use. */
export interface DiskRoom {
  readonly size: number;
  readonly free: number;
}

/** Tells the room; undefined where it is not known, as for a state in memory. */
export type Disk = () => DiskRoom | undefined;

function roomOf(folder: string): DiskRoom | undefined {
  try {
    const { bsize, blocks, bfree, bavail } = statfsSync(folder);
    return { size: (blocks - bfree + bavail) * bsize, free: bavail * bsize };
  } catch {
    return undefined;
  }
}

/**
 * The disk of a folder, which is asked at most once a second.
 *
 * @param now a clock that never goes back, ms
 */
export function diskOf(folder: string, now: () => number = () => performance.now()): Disk {
  let known: DiskRoom | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() >= until) {
      known = roomOf(folder);
      until = now() + KEPT;
    }
    return known;
  };
}
