import { bold, brandLine, ink, tint } from './Illustration.css.ts';
import { Picture } from './Picture.tsx';

/** 404 with a magnifier as its zero. */
export function NotFoundIllustration() {
  return (
    <Picture>
      <path d="M52 38 30 86h34M55 66v46" className={`${ink} ${bold}`} />
      <path d="M160 38 138 86h34M163 66v46" className={`${ink} ${bold}`} />
      <circle cx="98" cy="72" r="25" className={tint} />
      <circle cx="98" cy="72" r="25" className={`${brandLine} ${bold}`} />
      <path d="m117 92 16 21" className={`${brandLine} ${bold}`} />
      <path d="M86 66a14 14 0 0 1 9-8" className={brandLine} />
    </Picture>
  );
}
