import { Presentation } from 'lucide-react';
import { Icon } from '#ui/index.ts';
import { empty, frame } from './SlideThumb.css.ts';

/** The picture of a first slide, in the place of one that is not made yet a sign. It is a decoration of its card. */
export const SlideThumb = () => (
  <div className={frame} aria-hidden="true">
    <div className={empty}>
      <Icon size="lg">
        <Presentation />
      </Icon>
    </div>
  </div>
);
