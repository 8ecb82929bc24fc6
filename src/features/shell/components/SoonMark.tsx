import { mark } from './SoonMark.css.ts';

/** Beside a link to a page that is still to come; for the ears it is the link's description. */
export const SoonMark = ({ id }: { id: string }) => (
  <span id={id} aria-hidden="true" className={mark}>
    скоро
  </span>
);
