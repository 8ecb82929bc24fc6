import { brandFill, brandLine, faint, paper, tint } from './Illustration.css.ts';
import { Picture } from './Picture.tsx';

/** An empty conversation. */
export function EmptyIllustration() {
  return (
    <Picture>
      <path
        d="M44 26h76a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H68L50 98V84h-6a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12Z"
        className={paper}
      />
      <path d="M50 46h58M50 62h36" className={faint} />
      <path
        d="M96 66h60a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-4v13l-17-13H96a12 12 0 0 1-12-12V78a12 12 0 0 1 12-12Z"
        className={tint}
      />
      <circle cx="108" cy="91" r="4.5" className={brandFill} />
      <circle cx="126" cy="91" r="4.5" className={brandFill} />
      <circle cx="144" cy="91" r="4.5" className={brandFill} />
      <path d="M158 24v14M151 31h14" className={brandLine} />
    </Picture>
  );
}
