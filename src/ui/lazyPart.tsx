import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from './components/Toast/toast-queue.ts';

interface PartProps {
  /**
   * Called if the part cannot be shown, to close what it was opened for; a notice is shown. Without it the part is a
   * decoration and is left out silently.
   */
  onMissing?: () => void;
  /** Shown while the code loads, and instead of a part that cannot be shown. */
  instead?: ReactNode;
}

/**
 * Creates a component whose code is loaded when it is first shown, inside a `Suspense` unless it has `instead`. If the
 * code cannot be loaded (no network, or a new version of the portal has replaced it) or the part crashes, the rest of
 * the page stays, and the next display tries again (ERR-12). React's own `lazy` keeps a failure for ever and unmounts
 * the screen.
 *
 * @param load imports the component
 * @returns the component; its `preload` loads the code in advance
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & PartProps> & { preload: () => void } {
  let Newest: ComponentType<P>;
  const fetchCode = async (): Promise<{ default: ComponentType<P> }> => {
    const part = await load();
    // `lazy` shows its fallback briefly even if the code is loaded.
    Newest = part.default;
    return part;
  };
  Newest = lazy(fetchCode);
  function Part(props: P & PartProps) {
    // Keeps a failed component for as long as it is displayed.
    const [Held] = useState(() => Newest);
    const miss = (): void => {
      Newest = lazy(fetchCode);
      if (!props.onMissing) return;
      props.onMissing();
      tell();
    };
    const { instead = null } = props;
    const part = <Held {...props} />;
    return (
      <Boundary onError={miss} instead={instead}>
        {instead ? <Suspense fallback={instead}>{part}</Suspense> : part}
      </Boundary>
    );
  }
  return Object.assign(Part, { preload: () => void fetchCode().catch(() => undefined) });
}

const tell = (): void =>
  void toast.show({
    tone: 'negative',
    title: 'Не удалось открыть',
    text: 'Попробуйте ещё раз. Если не поможет, обновите страницу: набранный текст сохранится.',
    timeout: null,
    action: { label: 'Обновить страницу', isOfPage: true, onPress: () => location.reload() },
  });

/** React has no hook for error boundaries. */
class Boundary extends Component<
  { onError: () => void; instead: ReactNode; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
