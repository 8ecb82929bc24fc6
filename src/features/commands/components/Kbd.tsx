import { key, keys } from './Kbd.css.ts';

/** Keys that are pressed together. */
export const Kbd = ({ of }: { of: readonly string[] }) => (
  <span className={keys}>
    {of.map((name) => (
      <kbd key={name} className={key}>
        {name}
      </kbd>
    ))}
  </span>
);
