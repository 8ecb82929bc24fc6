import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from './components/Toast/toast-queue.ts';

interface PartProps {
  /**
   * Called when the part cannot be shown, to close what it was to open; the person is told. A decoration has none and
   * is simply not there.
   */
  onMissing?: () => void;
  /** Shown until the code has come, and instead of a part that cannot be shown. */
  instead?: ReactNode;
}

/**
 * A part of the page whose code comes when it is first shown, under a `Suspense` unless it has `instead`. Where the
 * code cannot come (no network, or a newer version of the portal has taken its place) or the part crashes, the page
 * stands without it, and the next showing tries again (ERR-12): React's own `lazy` keeps a failure for good and takes
 * the screen along.
 *
 * @param load imports the part
 * @returns the part; its `preload` fetches the code before it is wanted
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & PartProps> & { preload: () => void } {
  let Newest: ComponentType<P>;
  const fetchCode = async (): Promise<{ default: ComponentType<P> }> => {
    const part = await load();
    // `lazy` shows its fallback for a moment, even when the code is here.
    Newest = part.default;
    return part;
  };
  Newest = lazy(fetchCode);
  function Part(props: P & PartProps) {
    // The one that failed is held as long as this showing lasts.
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

/** React has no hook for this. */
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
