import { Link } from '@tanstack/react-router';
import { Pause, Play, X } from 'lucide-react';
import { useBodyMark } from '#lib/body-mark.ts';
import { useStore } from '#lib/store.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { IconButton } from '#ui/index.ts';
import { bar, barName, barTime, barTrack, filled } from './PlayerBar.css.ts';
import { player, pressKey, stop, toggle } from './player.ts';
import { clockText } from './time-text.ts';

/** The sound that goes on while another screen is open, at the bottom of the window. */
export default function PlayerBar(_dialog: DialogProps) {
  const { track, isPlaying, time, duration } = useStore(player);
  useBodyMark('data-player-bar');
  if (!track) return null;
  const { chat, title } = track;
  const name = chat ? (
    <Link {...chat} className={barName}>
      {title}
    </Link>
  ) : (
    <span className={barName}>{title}</span>
  );
  return (
    <section
      className={bar}
      aria-label="Сейчас играет"
      // React Aria leaves it usable below a menu or a popover.
      data-react-aria-top-layer="true"
      onKeyDown={(event) => {
        const isPress = event.code === 'Space' && event.target instanceof HTMLButtonElement;
        if (!isPress && pressKey(track, event)) event.preventDefault();
      }}
    >
      <IconButton
        variant="primary"
        label={isPlaying ? 'Пауза' : 'Слушать'}
        icon={isPlaying ? <Pause /> : <Play />}
        onPress={() => toggle(track)}
      />
      {name}
      <span className={barTime}>
        {clockText(time)} / {clockText(duration || track.duration)}
      </span>
      <IconButton label="Остановить и закрыть" icon={<X />} onPress={stop} />
      <span className={barTrack} aria-hidden="true">
        <span
          className={filled}
          style={{ transform: `scaleX(${duration > 0 ? Math.min(1, time / duration) : 0})` }}
        />
      </span>
    </section>
  );
}
