import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { quietLinkClass } from '../Link/Link.css.ts';
import { current, item, list, mark, middle, more } from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Renders the link, for example as a router link. The last item is the current page and has none. */
  link?: (label: string, className: string) => ReactNode;
}

export interface BreadcrumbsProps {
  /** From the top-level page to the current one. */
  items: readonly Crumb[];
}

/** Links to the pages above the current one. On a narrow screen a button «…» replaces the middle of a long path. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const [isWhole, setWhole] = useState(false);
  const canCut = items.length > 3 && !isWhole;
  const last = items.length - 1;
  return (
    <nav aria-label="Путь к странице">
      <ol className={list}>
        {items.map(({ label, link }, index) => {
          const isMiddle = canCut && index > 0 && index < last - 1;
          return (
            <Fragment key={label}>
              {canCut && index === 1 && (
                <li className={`${item} ${more}`}>
                  <button
                    type="button"
                    aria-label="Показать весь путь"
                    className={quietLinkClass}
                    onClick={() => setWhole(true)}
                  >
                    …
                  </button>
                  <Mark />
                </li>
              )}
              <li className={isMiddle ? `${item} ${middle}` : item}>
                {index === last || !link ? (
                  <span aria-current={index === last ? 'page' : undefined} className={current}>
                    {label}
                  </span>
                ) : (
                  link(label, quietLinkClass)
                )}
                {index < last && <Mark />}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}

function Mark() {
  return (
    <span className={mark}>
      <Icon size="sm">
        <ChevronRight />
      </Icon>
    </span>
  );
}
