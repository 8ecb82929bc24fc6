import { Image } from 'lucide-react';
import { useState } from 'react';
import type { MarkdownLabels } from './labels.ts';
import { pictureButton, pictureImage, smallIcon } from './Markdown.css.ts';
import { checkPicture } from './urls.ts';

export interface PictureProps {
  address: string;
  alt: string;
  labels: MarkdownLabels;
}

/**
 * A picture of an answer. One on a host is not requested until the reader asks for it (PRE-17): its address could
 * carry the conversation away. The consent is to one address: another that comes into the same place asks again.
 */
export function Picture({ address, alt, labels }: PictureProps) {
  const [allowed, setAllowed] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const target = checkPicture(address, location.origin);
  if (!target) return alt;
  const { src } = target;
  if (failed === src) {
    return (
      <span role="status">
        {labels.pictureFailed}
        {alt && `: ${alt}`}
      </span>
    );
  }
  if (target.kind === 'embedded' || allowed === src) {
    return (
      <img
        className={pictureImage}
        src={src}
        alt={alt}
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <button type="button" className={pictureButton} title={src} onClick={() => setAllowed(src)}>
      <Image className={smallIcon} aria-hidden="true" />
      <span>
        {labels.showPicture(target.host)}
        {alt && <span data-alt="">{`: ${alt}`}</span>}
      </span>
    </button>
  );
}
