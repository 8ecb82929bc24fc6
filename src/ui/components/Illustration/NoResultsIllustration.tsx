import { bold, brandLine, faint, paper, tint } from './Illustration.css.ts';
import { Picture } from './Picture.tsx';

/** A page and a magnifier, for an empty search result. */
export function NoResultsIllustration() {
  return (
    <Picture>
      <rect x="52" y="18" width="82" height="108" rx="12" className={paper} />
      <path d="M70 42h46M70 60h30M70 78h24M70 96h34" className={faint} />
      <circle cx="122" cy="80" r="25" className={tint} />
      <path d="m141 99 16 17" className={`${brandLine} ${bold}`} />
      <path d="m114 72 16 16m0-16-16 16" className={brandLine} />
    </Picture>
  );
}
