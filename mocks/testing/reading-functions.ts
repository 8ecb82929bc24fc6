/** Functions that are called in processes by the test of `isolated`. */
import { ModelFailure } from '#mocks/domain/model/model.ts';

export const lengthOf = (bytes: Uint8Array): number => bytes.length;

export function endless(): never {
  for (;;);
}

export function greedy(): number {
  const all: string[][] = [];
  for (let length = 0; ; length += 1)
    all.push(Array.from({ length: 10_000 }, () => `${length} ${all.length}`));
}

export function refusing(): never {
  throw new ModelFailure('file-unreadable', { message: 'Не\u00a0удалось прочитать «а.docx»' });
}
