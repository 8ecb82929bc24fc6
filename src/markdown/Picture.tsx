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
 * A picture of an answer. A remote one is loaded only after the user asks for it (PRE-17), because its address could send
 * the conversation to its host. The consent is for one address.
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
