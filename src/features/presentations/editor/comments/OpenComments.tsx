import { MessageSquare } from 'lucide-react';
import { Icon } from '#ui/index.ts';
import { count as countClass } from './comments.css.ts';

/** The number of open comments on the picture of a slide; its name says it to screen readers. */
export const OpenComments = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={countClass}>
      <Icon size="sm">
        <MessageSquare />
      </Icon>
      {count}
    </span>
  );
