/** The one sound of the portal: it goes on across screens, and another sound or video ends it. */

import { fileUrl } from '#api/file-url.ts';
import { createStore } from '#lib/store.ts';
import type { ChatLink } from '#platform/chat-links.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { chapterFrom, commandOf, type PlayerCommand, speedAfter } from './player-keys.ts';

/** A sound that can be played. */
export interface Track {
  idFile: string;
  title: string;
  /** Seconds; 0 if unknown. */
  duration: number;
  chapters: readonly { start: number; title: string }[];
  /** Where its player is; null if nowhere. */
  chat: ChatLink | null;
}

export interface PlayerState {
  /** The sound that was played last; null before the first and after «Закрыть». */
  track: Track | null;
  isPlaying: boolean;
  /** Waits for data. */
  isWaiting: boolean;
  isFailed: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; what the file says, or the gateway until it is loaded. */
  duration: number;
  /** 0.5 to 3. */
  speed: number;
  isMuted: boolean;
  /** Positions of sounds that are not played now, by file, seconds. */
  positions: Readonly<Record<string, number>>;
}

const initial: PlayerState = {
  track: null,
  isPlaying: false,
  isWaiting: false,
  isFailed: false,
  time: 0,
  duration: 0,
  speed: 1,
  isMuted: false,
  positions: {},
};

export const player = createStore<PlayerState>(initial);

const set = (change: Partial<PlayerState>): void => player.set({ ...player.get(), ...change });

let element: HTMLAudioElement | null = null;

/** Ids of the users, to notice when another one signs in. */
const users = (): string => `${session.get().profile?.id}/${guestSession.get().profile?.id}`;

function audio(): HTMLAudioElement {
  if (element) return element;
  const made = new Audio();
  made.preload = 'metadata';
  made.preservesPitch = true;
  const on = (type: keyof HTMLMediaElementEventMap, change: () => Partial<PlayerState>): void =>
    made.addEventListener(type, () => {
      if (player.get().track) set(change());
    });
  on('timeupdate', () => ({ time: made.currentTime }));
  on('seeked', () => ({ time: made.currentTime }));
  on('durationchange', () => (Number.isFinite(made.duration) ? { duration: made.duration } : {}));
  on('play', () => ({ isPlaying: true, isFailed: false }));
  on('pause', () => ({ isPlaying: false }));
  on('ended', () => ({ isPlaying: false }));
  on('waiting', () => ({ isWaiting: true }));
  on('playing', () => ({ isWaiting: false }));
  on('canplay', () => ({ isWaiting: false }));
  on('error', () => ({ isFailed: true, isPlaying: false, isWaiting: false }));
  // A sound belongs to its user.
  const user = users();
  let before = user;
  const follow = (): void => {
    if (users() !== before) stop();
    before = users();
  };
  session.subscribe(follow);
  guestSession.subscribe(follow);
  // A video that begins ends the sound. The event does not bubble.
  document.addEventListener('play', ({ target }) => target !== made && made.pause(), true);
  element = made;
  return made;
}

const start = (): void => {
  for (const video of document.querySelectorAll('video')) video.pause();
  set({ isFailed: false });
  // Refused: the file cannot be loaded, which the event `error` says, or another sound was chosen meanwhile.
  audio()
    .play()
    .catch(() => undefined);
};

function load(track: Track, time: number): void {
  const { track: last, positions, time: lastTime } = player.get();
  const made = audio();
  set({
    track,
    time,
    duration: track.duration,
    isFailed: false,
    isWaiting: false,
    positions: last ? { ...positions, [last.idFile]: lastTime } : positions,
  });
  made.src = fileUrl(track.idFile);
  made.currentTime = time;
  made.defaultPlaybackRate = player.get().speed;
  made.playbackRate = player.get().speed;
  made.muted = player.get().isMuted;
}

const isCurrent = ({ idFile }: Track): boolean => player.get().track?.idFile === idFile;

/** Position of a sound, also of one that is not played, seconds. */
export const positionOf = ({ track, time, positions }: PlayerState, idFile: string): number =>
  track?.idFile === idFile ? time : (positions[idFile] ?? 0);

/**
 * Plays a sound in place of the one before.
 *
 * @param at seconds. @default where it was left, or the beginning
 */
export function play(track: Track, at?: number): void {
  const { isFailed } = player.get();
  const duration = (isCurrent(track) ? player.get().duration : 0) || track.duration;
  const position = at ?? positionOf(player.get(), track.idFile);
  // A sound that has ended begins anew.
  const from = at === undefined && duration > 0 && position >= duration - 0.05 ? 0 : position;
  if (!isCurrent(track) || isFailed) load(track, from);
  else if (from !== player.get().time || at !== undefined) seek(track, from);
  start();
}

export const pause = (): void => element?.pause();

export const toggle = (track: Track): void => {
  if (isCurrent(track) && player.get().isPlaying) pause();
  else play(track);
};

/** Moves to a time, seconds. A sound that is not played stays silent, and begins there later. */
export function seek(track: Track, to: number): void {
  const { duration, positions } = player.get();
  const end = (isCurrent(track) ? duration : 0) || track.duration || Number.POSITIVE_INFINITY;
  const time = Math.min(end, Math.max(0, to));
  if (!isCurrent(track)) {
    set({ positions: { ...positions, [track.idFile]: time } });
    return;
  }
  set({ time });
  audio().currentTime = time;
}

export function setSpeed(speed: number): void {
  set({ speed });
  if (!element) return;
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

export function toggleMute(): void {
  set({ isMuted: !player.get().isMuted });
  if (element) element.muted = player.get().isMuted;
}

/** Ends the sound and closes its bar. */
export function stop(): void {
  const { speed, isMuted } = player.get();
  if (element) {
    element.pause();
    element.removeAttribute('src');
    element.load();
  }
  player.set({ ...initial, speed, isMuted });
}

function run(track: Track, command: PlayerCommand): void {
  const state = player.get();
  const time = positionOf(state, track.idFile);
  const duration = (isCurrent(track) ? state.duration : 0) || track.duration;
  switch (command.type) {
    case 'toggle':
      toggle(track);
      break;
    case 'mute':
      toggleMute();
      break;
    case 'seek':
      seek(track, time + command.by);
      break;
    case 'part':
      seek(track, (duration * command.tenths) / 10);
      break;
    case 'speed':
      setSpeed(speedAfter(state.speed, command.by));
      break;
    case 'chapter': {
      const to = chapterFrom(track.chapters, time, command.by) ?? (command.by === -1 ? 0 : undefined);
      if (to !== undefined && track.chapters.length > 0) seek(track, to);
    }
  }
}

/**
 * Runs the command of a key that was pressed inside a player.
 *
 * @returns whether it was one
 */
export function pressKey(track: Track, event: Parameters<typeof commandOf>[0]): boolean {
  const command = commandOf(event);
  if (command) run(track, command);
  return command !== null;
}
