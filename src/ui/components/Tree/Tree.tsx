import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Icon } from '../Icon/Icon.tsx';
import { chevron, content, icon as iconClass, item, leaf, none, tree, words } from './Tree.css.ts';

export interface TreeNode {
  id: string;
  label: string;
  /** A lucide icon. */
  icon?: ReactNode;
  children?: readonly TreeNode[];
}

export interface TreeProps {
  /** The accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the nodes that are expanded initially. */
  defaultExpanded?: readonly string[];
  /** The selected node; without `onSelect` nodes cannot be selected. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
  /** Shown if there are no nodes. */
  empty?: ReactNode;
}

/** A hierarchy. Arrow keys move, expand and collapse, letters find a node, Enter or Space selects it. */
export function Tree({ label, nodes, defaultExpanded = [], selected = null, onSelect, empty }: TreeProps) {
  return (
    <AriaTree
      aria-label={label}
      items={nodes}
      defaultExpandedKeys={defaultExpanded}
      selectionMode={onSelect ? 'single' : 'none'}
      selectionBehavior="replace"
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        onSelect?.(key === undefined ? null : String(key));
      }}
      renderEmptyState={() => <span className={none}>{empty ?? 'Ничего нет'}</span>}
      className={tree}
    >
      {renderNode}
    </AriaTree>
  );
}

function renderNode({ id, label, icon, children }: TreeNode) {
  return (
    <TreeItem id={id} textValue={label} className={item}>
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div className={content} style={{ paddingInlineStart: `${(level - 1) * 20 + 4}px` }}>
            {hasChildItems ? (
              <Button slot="chevron" className={chevron}>
                <Icon size="sm">
                  <ChevronRight />
                </Icon>
              </Button>
            ) : (
              <span className={leaf} />
            )}
            {icon && (
              <span className={iconClass}>
                <Icon size="sm">{icon}</Icon>
              </span>
            )}
            <span className={words}>{label}</span>
          </div>
        )}
      </TreeItemContent>
      <Collection items={children ?? []}>{renderNode}</Collection>
    </TreeItem>
  );
}
