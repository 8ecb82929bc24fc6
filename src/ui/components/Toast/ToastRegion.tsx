import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentType, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { body, list, mark, region, text, title, toastClass, words } from './Toast.css.ts';
import { toast as portalQueue, type ToastItem, type ToastQueue, type ToastTone } from './toast-queue.ts';

const tones: Record<ToastTone, { role: 'status' | 'alert'; name: string; Mark: ComponentType }> = {
  positive: { role: 'status', name: 'Готово', Mark: CircleCheck },
  info: { role: 'status', name: 'Сообщение', Mark: Info },
  negative: { role: 'alert', name: 'Ошибка', Mark: CircleAlert },
  warning: { role: 'alert', name: 'Внимание', Mark: TriangleAlert },
};

/** The place of the notices: one for the whole app. It stays usable over an open dialog. */
export function ToastRegion({ queue = portalQueue }: { queue?: ToastQueue }) {
  const items = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const held = useRef({ hover: false, focus: false });
  /** Where the pointer was seen last over the notices. */
  const pointer = useRef<{ screenX: number; screenY: number }>(null);

  // Someone is reading while the pointer is over the notices or focus is among them.
  const hold = (change: { hover?: boolean; focus?: boolean }) => {
    held.current = { ...held.current, ...change };
    if (held.current.hover || held.current.focus) queue.pause();
    else queue.resume();
  };

  const close = (id: string) => {
    queue.dismiss(id);
    // A removed element takes its focus away without a blur event.
    hold({ focus: false });
  };

  return createPortal(
    // React Aria leaves elements with this mark alone while a dialog is open: not hidden, and a press here is not
    // a press outside the dialog.
    <section
      aria-label="Сообщения портала"
      data-react-aria-top-layer="true"
      className={region}
      onMouseMove={({ screenX, screenY }) => {
        // A notice that comes up under a pointer at rest is an event of the mouse as well.
        const before = pointer.current;
        pointer.current = { screenX, screenY };
        if (before && (before.screenX !== screenX || before.screenY !== screenY)) hold({ hover: true });
      }}
      onMouseLeave={() => {
        pointer.current = null;
        hold({ hover: false });
      }}
      onFocus={() => hold({ focus: true })}
      onBlur={() => hold({ focus: false })}
    >
      {items.length > 0 && (
        <ul className={list}>
          {items.map((item) => (
            <li key={item.id}>
              <ToastCard item={item} onClose={() => close(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>,
    document.body,
  );
}

function ToastCard({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const { role, name, Mark } = tones[item.tone];
  const { action } = item;
  return (
    <div className={toastClass({ tone: item.tone })}>
      <span className={mark({ tone: item.tone })}>
        <Icon>
          <Mark />
        </Icon>
      </span>
      <div className={body}>
        <div role={role} className={words}>
          <VisuallyHidden>{name}: </VisuallyHidden>
          <p className={title}>{item.title}</p>
          {item.text && <p className={text}>{item.text}</p>}
        </div>
        {action && (
          <Button
            size="sm"
            onPress={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="sm" label="Закрыть сообщение" icon={<X />} onPress={onClose} />
    </div>
  );
}
