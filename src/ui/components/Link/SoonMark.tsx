import { mark } from './SoonMark.css.ts';

/** In a link to what is still to come; for the ears it is the link's description (`aria-describedby`). */
export const SoonMark = ({ id }: { id: string }) => (
  <span id={id} aria-hidden="true" className={mark}>
    скоро
  </span>
);
