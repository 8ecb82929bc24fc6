/** Why a recording cannot begin, as a text for the user. */
export class MicrophoneError extends Error {
  override name = 'MicrophoneError';
}

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') return 'Микрофон не\u00a0найден';
  return 'Браузер не\u00a0даёт доступ к\u00a0микрофону. Разрешите его в\u00a0настройках сайта';
}

/** A running recording. */
export interface Recording {
  /** Loudness at this moment, from 0 to 1. */
  level(): number;
  /** Ends the recording and frees the microphone. */
  stop(): void;
  /** The sound, when the recording has ended by `stop` or by its limit. */
  sound: Promise<Blob>;
}

/** Whether the browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

/** Loudness of a stream, read when it is asked for. */
function meterOf(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return Math.min(1, Math.max(...samples.map(Math.abs)) * 2);
    },
    close: () => void context.close(),
  };
}

/**
 * Begins to record the microphone.
 *
 * @param limitMs longest recording, ms
 * @throws MicrophoneError with a text for the user
 */
export async function record(limitMs: number): Promise<Recording> {
  if (!canRecord())
    throw new MicrophoneError('Этот браузер не\u00a0распознаёт речь: запишите аудио в\u00a0«Whisper»');
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    throw new MicrophoneError(problemOf(error));
  }
  const meter = meterOf(stream);
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const limit = setTimeout(() => recorder.stop(), limitMs);
  const sound = new Promise<Blob>((resolve) => {
    recorder.addEventListener('stop', () => {
      clearTimeout(limit);
      for (const track of stream.getTracks()) track.stop();
      meter.close();
      resolve(new Blob(pieces, { type: recorder.mimeType }));
    });
  });
  recorder.start();
  return {
    level: () => meter.level(),
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
    },
    sound,
  };
}
