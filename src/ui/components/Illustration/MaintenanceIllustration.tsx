import { brandFill, brandLine, ink, paper, tint } from './Illustration.css.ts';
import { Picture } from './Picture.tsx';

/** A cup of tea with a pause symbol. */
export function MaintenanceIllustration() {
  return (
    <Picture>
      <path d="M78 48c-8-8 8-14 0-24M98 44c-8-8 8-16 0-28M118 48c-8-8 8-14 0-24" className={brandLine} />
      <path d="M134 70h8a16 16 0 0 1 0 32h-12" className={ink} />
      <path d="M60 60h76v36a28 28 0 0 1-28 28H88a28 28 0 0 1-28-28Z" className={paper} />
      <circle cx="98" cy="90" r="18" className={tint} />
      <rect x="91" y="82" width="4.5" height="16" rx="2.25" className={brandFill} />
      <rect x="100.5" y="82" width="4.5" height="16" rx="2.25" className={brandFill} />
      <path d="M48 130h100" className={ink} />
    </Picture>
  );
}
