import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { toastHeightProperty } from '#ui/theme/toasts.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { returnFocus } from './return-focus.ts';
import { body, list, mark, region, text, title, toastClass, words } from './Toast.css.ts';
import { toast as portalQueue, type ToastItem, type ToastQueue, type ToastTone } from './toast-queue.ts';

/**
 * Stores the height of the toasts in the custom property that `toastHeight` reads; a ref callback for their list.
 *
 * @returns the cleanup function, which removes the property
 */
function measureToasts(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(toastHeightProperty, `${list.offsetHeight}px`));
  observer.observe(list);
  return () => {
    observer.disconnect();
    style.removeProperty(toastHeightProperty);
  };
}

const tones: Record<ToastTone, { role: 'status' | 'alert'; name: string; Mark: ComponentType }> = {
  positive: { role: 'status', name: 'Готово', Mark: CircleCheck },
  info: { role: 'status', name: 'Сообщение', Mark: Info },
  negative: { role: 'alert', name: 'Ошибка', Mark: CircleAlert },
  warning: { role: 'alert', name: 'Внимание', Mark: TriangleAlert },
};

/** The region of the toasts, one for the whole app. It stays usable over an open dialog. */
export function ToastRegion({ queue = portalQueue }: { queue?: ToastQueue }) {
  const items = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const held = useRef({ hover: false, focus: false });
  /** The element that had the focus before a toast got it. */
  const before = useRef<HTMLElement>(null);
  /** The last position of the pointer over the toasts. */
  const pointer = useRef<{ screenX: number; screenY: number }>(null);

  // Pauses the toasts while the pointer is over them or the focus is inside.
  /** Stops waiting for what the last action restores. */
  const endReturn = useRef<() => void>(undefined);
  const hold = (change: { hover?: boolean; focus?: boolean }) => {
    held.current = { ...held.current, ...change };
    if (held.current.hover || held.current.focus) queue.pause();
    else queue.resume();
  };

  const close = ({ id }: ToastItem, restored?: () => HTMLElement | null) => {
    const hadFocus = held.current.focus;
    // Removed synchronously, so that the focus can be moved.
    flushSync(() => queue.dismiss(id));
    // A removed element loses the focus without a blur event.
    hold({ focus: false });
    if (!hadFocus) return;
    endReturn.current?.();
    endReturn.current = returnFocus(before.current, restored);
  };
  useEffect(() => () => endReturn.current?.(), []);

  return createPortal(
    // React Aria ignores elements with this attribute while a dialog is open: they are not hidden, and a press here is
    // not a press outside the dialog.
    <section
      aria-label="Сообщения портала"
      data-react-aria-top-layer="true"
      className={region}
      onMouseMove={({ screenX, screenY }) => {
        // A toast that appears under a pointer at rest also fires `mousemove`.
        const before = pointer.current;
        pointer.current = { screenX, screenY };
        if (before && (before.screenX !== screenX || before.screenY !== screenY)) hold({ hover: true });
      }}
      onMouseLeave={() => {
        pointer.current = null;
        hold({ hover: false });
      }}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
        hold({ focus: true });
      }}
      onBlur={() => hold({ focus: false })}
    >
      {items.length > 0 && (
        <ul ref={measureToasts} className={list}>
          {items.map((item) => (
            <li key={item.id}>
              <ToastCard item={item} onClose={(restored) => close(item, restored)} />
            </li>
          ))}
        </ul>
      )}
    </section>,
    document.body,
  );
}

interface ToastCardProps {
  item: ToastItem;
  /** `restored` returns the element that the action restores. */
  onClose: (restored?: () => HTMLElement | null) => void;
}

function ToastCard({ item, onClose }: ToastCardProps) {
  const { role, name, Mark } = tones[item.tone];
  const { action } = item;
  return (
    <div className={toastClass({ tone: item.tone })}>
      <span className={mark({ tone: item.tone })}>
        {item.progress === undefined ? (
          <Icon>
            <Mark />
          </Icon>
        ) : (
          <Spinner label={item.title} />
        )}
      </span>
      <div className={body}>
        <div role={role} className={words}>
          <VisuallyHidden>{name}: </VisuallyHidden>
          <p className={title}>{item.title}</p>
          {item.text && <p className={text}>{item.text}</p>}
        </div>
        {item.progress && <p className={text}>{item.progress}</p>}
        {action && (
          <Button
            size="sm"
            onPress={() => {
              action.onPress();
              onClose(action.restored);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="sm" label="Закрыть сообщение" icon={<X />} onPress={() => onClose()} />
    </div>
  );
}
