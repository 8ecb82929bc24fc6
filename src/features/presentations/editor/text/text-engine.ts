import { createStore } from '#lib/store.ts';
import { lazyPart } from '#ui/index.ts';

/** True once the code of the text editor is loaded. Until then the text of the slide stays on the screen. */
export const isTextEngineLoaded = createStore(false);

/** The editor of a text. Its code is large, and loads once the slides are shown, so that it is there without a network. */
export const TextEditor = lazyPart(async () => {
  const part = await import('./TextEditor.tsx');
  isTextEngineLoaded.set(true);
  return { default: part.TextEditor };
});
