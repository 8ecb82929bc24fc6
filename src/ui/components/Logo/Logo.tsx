import { lines, logo, mark, nodes, tile, words } from './Logo.css.ts';

export interface LogoProps {
  /** The gateway name, shown beside the logo; without it the logo is decorative. */
  name?: string;
}

/** The logo: a letter of connected nodes. `public/favicon.svg` has the same drawing. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={mark}>
        <rect width="32" height="32" rx="9" className={tile} />
        <path d="M10 22.5V9.5l12 13V9.5" className={lines} />
        <circle cx="10" cy="9.5" r="2.75" className={nodes} />
        <circle cx="22" cy="22.5" r="2.75" className={nodes} />
      </svg>
      {name && <span className={words}>{name}</span>}
    </span>
  );
}
