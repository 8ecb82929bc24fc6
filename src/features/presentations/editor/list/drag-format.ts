/** Format of dragged slides; only this page reads it. */
export const SLIDES_FORMAT = 'application/x-neuro-slides';
