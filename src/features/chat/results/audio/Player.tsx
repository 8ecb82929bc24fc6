import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, IconButton, Menu, MenuItem } from '#ui/index.ts';
import { failed, paper, root, row, screenOnly, small, times, unframed } from './Player.css.ts';
import { decodePeaks } from './peaks.ts';
import {
  play,
  player,
  positionOf,
  pressKey,
  seek,
  setSpeed,
  type Track,
  toggle,
  toggleMute,
} from './player.ts';
import { showPlayer } from './player-bar.ts';
import { speedAfter } from './player-keys.ts';
import { clockText, spokenLength } from './time-text.ts';
import { Waveform } from './Waveform.tsx';

interface PlayerProps {
  track: Track;
  /** From the gateway. Without them the sound is decoded when it is played first. */
  peaks?: readonly number[] | undefined;
  /** Only play, position and time. @default false */
  isSmall?: boolean;
  /** Whether it has a frame. @default true */
  isFramed?: boolean;
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const;
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** Plays one sound; see `player.ts`. Its keys work while the focus is inside (CHAT-22). It never begins by itself. */
export function Player({ track, peaks, isSmall = false, isFramed = true }: PlayerProps) {
  const { idFile } = track;
  const state = useStore(player);
  const [decoded, setDecoded] = useState<readonly number[] | null>(null);
  useEffect(() => showPlayer(idFile), [idFile]);
  const isCurrent = state.track?.idFile === idFile;
  const needsPeaks = isCurrent && state.isPlaying && !isSmall && (peaks?.length ?? 0) === 0;
  const { duration: given } = track;
  useEffect(() => {
    if (!needsPeaks || decoded) return undefined;
    let isLeft = false;
    void decodePeaks(idFile, given).then((found) => isLeft || setDecoded(found));
    return () => {
      isLeft = true;
    };
  }, [needsPeaks, decoded, idFile, given]);
  const time = positionOf(state, idFile);
  const duration = (isCurrent ? state.duration : 0) || given;
  const isPlaying = isCurrent && state.isPlaying;
  const isFailed = isCurrent && state.isFailed;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={`Проигрыватель: ${track.title}`}
      className={`${root} ${isSmall ? small : ''} ${isFramed ? '' : unframed}`}
      onKeyDown={(event) => {
        // Space presses a button that has the focus.
        const isPress = event.code === 'Space' && event.target instanceof HTMLButtonElement;
        const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (isInside && !isPress && pressKey(track, event)) event.preventDefault();
      }}
    >
      <span className={paper}>
        {track.title}, {spokenLength(duration)}
      </span>
      <div className={`${row} ${screenOnly}`}>
        <IconButton
          variant="primary"
          size={isSmall ? 'sm' : 'md'}
          label={isPlaying ? 'Пауза' : 'Слушать'}
          icon={isPlaying ? <Pause /> : <Play />}
          onPress={() => toggle(track)}
        />
        {isFailed ? (
          <>
            <span className={failed}>Не загрузилось</span>
            <Button size="sm" onPress={() => play(track)}>
              Повторить
            </Button>
          </>
        ) : (
          <Waveform
            label="Позиция"
            peaks={isSmall ? null : peaks && peaks.length > 0 ? peaks : decoded}
            time={time}
            duration={duration}
            chapters={track.chapters}
            onSeek={(to) => seek(track, to)}
          />
        )}
        {isSmall && duration > 0 && <span className={times}>{clockText(time > 0 ? time : duration)}</span>}
      </div>
      {!isSmall && (
        <div className={`${row} ${screenOnly}`}>
          <span className={times}>
            {clockText(time)} / {clockText(duration)}
          </span>
          <Menu
            selected={String(state.speed)}
            onSelect={(speed) => setSpeed(Number(speed))}
            trigger={
              <Button size="sm" variant="quiet" aria-label={`Скорость ${number.format(state.speed)}`}>
                {number.format(state.speed)}×
              </Button>
            }
          >
            {[
              ...new Set([
                ...speeds,
                speedAfter(state.speed, -0.05),
                speedAfter(state.speed, 0.05),
                state.speed,
              ]),
            ]
              .sort((a, b) => a - b)
              .map((speed) => (
                <MenuItem key={speed} id={String(speed)}>
                  {`${number.format(speed)}×`}
                </MenuItem>
              ))}
          </Menu>
          <IconButton
            size="sm"
            label={state.isMuted ? 'Включить звук' : 'Выключить звук'}
            icon={state.isMuted ? <VolumeX /> : <Volume2 />}
            onPress={toggleMute}
          />
        </div>
      )}
    </div>
  );
}
