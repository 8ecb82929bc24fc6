import {
  brand,
  bright,
  chart,
  line,
  node,
  onBrand,
  picture,
  quiet,
  sheet,
  thread,
  tint,
  wave,
} from './PublicPicture.css.ts';

/** A drawing: a conversation joined with a picture, a voice recording and documents. */
const PublicPicture = () => (
  <svg viewBox="0 0 520 400" aria-hidden="true" className={picture}>
    <path
      d="M150 96C104 96 92 70 66 70M370 108c40 0 44-32 78-32M150 284c-44 0-42 44-76 44M370 280c40 0 46 46 80 46"
      className={thread}
    />

    <rect x="132" y="48" width="256" height="304" rx="20" className={sheet} />
    <rect x="232" y="76" width="132" height="40" rx="14" className={brand} />
    <path d="M250 91h96M250 102h60" className={onBrand} />
    <circle cx="168" cy="150" r="12" className={tint} />
    <circle cx="168" cy="150" r="4.5" className={brand} />
    <rect x="190" y="138" width="150" height="8" rx="4" className={line} />
    <rect x="190" y="156" width="174" height="8" rx="4" className={line} />
    <rect x="190" y="174" width="96" height="8" rx="4" className={line} />
    <rect x="190" y="200" width="174" height="66" rx="10" className={quiet} />
    <path d="m206 250 28-14 26 6 28-24 28 10 32-20" className={chart} />
    <rect x="156" y="298" width="208" height="32" rx="12" className={quiet} />
    <rect x="170" y="310" width="92" height="8" rx="4" className={line} />
    <circle cx="348" cy="314" r="10" className={brand} />
    <path d="m344 314 4-4 4 4M348 310.500v7.500" className={onBrand} strokeWidth="1.5" />

    <g>
      <rect x="12" y="24" width="92" height="92" rx="16" className={sheet} />
      <rect x="24" y="36" width="68" height="68" rx="8" className={tint} />
      <circle cx="44" cy="56" r="7" className={brand} />
      <path d="m24 92 20-20 14 12 12-16 22 24v4a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8Z" className={bright} />
    </g>
    <g>
      <rect x="420" y="36" width="88" height="80" rx="16" className={sheet} />
      <path d="M440 82V70M452 90V62M464 96V56M476 88V64M488 80v-8" className={wave} />
    </g>
    <g>
      <rect x="16" y="286" width="92" height="84" rx="16" className={sheet} />
      <rect x="32" y="304" width="38" height="7" rx="3.5" className={bright} />
      <rect x="32" y="319" width="60" height="6" rx="3" className={line} />
      <rect x="32" y="332" width="60" height="6" rx="3" className={line} />
      <rect x="32" y="345" width="40" height="6" rx="3" className={line} />
    </g>
    <g>
      <rect x="418" y="284" width="92" height="84" rx="16" className={sheet} />
      <rect x="434" y="300" width="60" height="52" rx="6" className={quiet} />
      <rect x="434" y="300" width="60" height="14" rx="6" className={tint} />
      <path d="M434 333h60M464 314v38" className={thread} />
    </g>

    <circle cx="132" cy="96" r="6" className={node} />
    <circle cx="388" cy="108" r="6" className={node} />
    <circle cx="132" cy="284" r="6" className={node} />
    <circle cx="388" cy="280" r="6" className={node} />
  </svg>
);

export default PublicPicture;
