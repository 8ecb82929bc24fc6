import { mark } from './SoonMark.css.ts';

/**
 * A label inside a link to a page that is still planned; screen readers read it as the description of the link
 * (`aria-describedby`).
 */
export const SoonMark = ({ id }: { id: string }) => (
  <span id={id} aria-hidden="true" className={mark}>
    скоро
  </span>
);
