import { WifiOff } from 'lucide-react';
import { useBodyMark } from '#lib/body-mark.ts';
import { Icon } from '#ui/index.ts';
import { bar } from './OfflineBar.css.ts';

/** Says at the bottom of every page that the browser has no network. What is on the page can be read and copied. */
export default function OfflineBar() {
  useBodyMark('data-offline');
  return (
    // React Aria leaves it visible below a dialog.
    <div role="status" className={bar} data-react-aria-top-layer="true">
      <Icon>
        <WifiOff />
      </Icon>
      Нет интернета. Набранное сохранено.
    </div>
  );
}
