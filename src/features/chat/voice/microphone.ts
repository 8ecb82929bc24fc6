/** Id of the button of the microphone. */
export const microphoneId = 'composer-microphone';

/** Starts a recording. Does nothing while one runs. */
export function startRecording(): void {
  const button = document.getElementById(microphoneId);
  if (button?.getAttribute('aria-pressed') === 'false') button.click();
}
