/** Messages between the portal and the sandboxed frames of `src/frames/`. */

export type Theme = 'light' | 'dark';

/** To `frames/diagram.html`. */
export interface DrawRequest {
  readonly source: string;
  readonly theme: Theme;
}

export interface Drawing {
  /** A document of its own, with its size. It holds no HTML, so that other programs and a canvas can draw it. */
  readonly svg: string;
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The library's name of the kind: `flowchart-v2`, `sequence` … */
  readonly kind: string;
  readonly theme: Theme;
}

/** From `frames/diagram.html`. `line` is the line of the source that cannot be read, if it is known. */
export type DrawAnswer =
  | 'ready'
  | Drawing
  | { readonly error: 'syntax' | 'size'; readonly line: number | undefined };

/** To `frames/page.html`. */
export type PageRequest = 'ping' | { readonly source: string; readonly kind: 'html' | 'svg' };

/**
 * From `frames/page.html`. Foreign code can send these, too: the portal only takes a height in bounds from them.
 * `pong`: its code is not running; `stopped`: it ran too long; `blocked`: it asked for an address.
 */
export type PageAnswer = 'ready' | 'pong' | 'stopped' | 'blocked' | { readonly height: number };
