import { Spinner } from '../Spinner/Spinner.tsx';
import { preloader } from './Preloader.css.ts';

/** The full-screen loading indicator at the start of the app (APP-07). */
export function Preloader({ label = 'Загрузка портала' }: { label?: string }) {
  return (
    <div className={preloader}>
      <Spinner size="lg" label={label} />
    </div>
  );
}
