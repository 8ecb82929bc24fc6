import { key, keys } from './Kbd.css.ts';

/** A combination of keys. */
export const Kbd = ({ of }: { of: readonly string[] }) => (
  <span className={keys}>
    {of.map((name) => (
      <kbd key={name} className={key}>
        {name}
      </kbd>
    ))}
  </span>
);
