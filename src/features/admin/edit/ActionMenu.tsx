import type { ReactElement, ReactNode } from 'react';
import { useSession } from '#platform/session/useSession.ts';
import { Menu, MenuItem } from '#ui/index.ts';
import type { AdminTypes } from '../kit/admin-scope.ts';
import type { AdminAction } from '../kit/define-admin-page.ts';
import { refusalOf } from './batch.ts';
import type { ActionTarget } from './useActions.ts';

interface ActionMenuProps<T extends AdminTypes> {
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly AdminAction<T>[];
  target: ActionTarget<T>;
  onRun: (action: AdminAction<T>, target: ActionTarget<T>) => Promise<void>;
  /** Items before the actions. */
  children?: ReactNode;
}

/** The menu of actions on a row or on the selected rows. An action that no row allows says why (ADM-21). */
export function ActionMenu<T extends AdminTypes>({
  trigger,
  actions,
  target,
  onRun,
  children,
}: ActionMenuProps<T>) {
  const { profile } = useSession();
  return (
    <Menu trigger={trigger}>
      {children}
      {actions.map((action) => {
        const refusal = refusalOf(action, target, profile?.id);
        return (
          <MenuItem
            key={action.id}
            isDanger={action.isDanger ?? false}
            isDisabled={refusal !== null}
            onAction={() => void onRun(action, target)}
            {...(refusal !== null && { hint: refusal })}
          >
            {action.title}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
