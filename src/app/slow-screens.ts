/** Tells that a screen loads for longer than usual: between three seconds and the end of the retries it showed nothing else. */
import { skeleton } from '#ui/components/Skeleton/Skeleton.css.ts';
import { toast } from '#ui/index.ts';

/** Interval between looks at the page, ms. */
const interval = 1000;
/** Number of looks in a row that find placeholders before it is told: three seconds. */
const patience = 3;

/** Placeholders of screens. What is made in a message has its own progress, and takes longer as a rule. */
const placeholders = `.${skeleton.classNames.base}:not(article *)`;

const isLoading = (): boolean =>
  document.visibilityState === 'visible' && document.querySelector(placeholders) !== null;

/**
 * Shows a notice while placeholders (`Skeleton`) have been on the page for three seconds, on any screen.
 *
 * @returns a function that ends it
 */
export function followSlowScreens(): () => void {
  let looks = 0;
  let notice: string | undefined;
  const forget = (): void => {
    looks = 0;
    if (notice !== undefined) toast.dismiss(notice);
    notice = undefined;
  };
  const timer = setInterval(() => {
    if (!isLoading()) return forget();
    looks += 1;
    if (looks !== patience) return;
    const text = 'Ответа пока нет. Подождите ещё немного';
    notice = toast.show({ tone: 'info', title: 'Загрузка идёт дольше обычного', text, timeout: null });
  }, interval);
  return () => {
    clearInterval(timer);
    forget();
  };
}
