import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Icon } from '../Icon/Icon.tsx';
import { chevron, group, head, panel, root, title as titleClass } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Id inside an `Accordion`, whose `defaultExpanded` refers to it. */
  id?: string;
  title: string;
  children: ReactNode;
  /** Heading level. @default 3 */
  level?: 2 | 3 | 4;
  defaultExpanded?: boolean;
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
}

/**
 * A heading that shows and hides the content below it. The browser's find-in-page also finds and opens hidden content.
 */
export function Disclosure({ title, children, level = 3, ...props }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <AriaDisclosure {...props} className={root}>
      <Heading>
        <Button slot="trigger" className={head}>
          <span className={chevron}>
            <Icon size="sm">
              <ChevronRight />
            </Icon>
          </span>
          <span className={titleClass}>{title}</span>
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={panel}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

export interface AccordionProps {
  /** `Disclosure`s. */
  children: ReactNode;
  /** Allows several to be open at the same time. @default false */
  allowsMultiple?: boolean;
  /** Ids of the disclosures that are open initially. */
  defaultExpanded?: readonly string[];
}

/** A group of disclosures: opening one closes the others. */
export function Accordion({ children, allowsMultiple = false, defaultExpanded = [] }: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsMultiple}
      defaultExpandedKeys={defaultExpanded}
      className={group}
    >
      {children}
    </DisclosureGroup>
  );
}
