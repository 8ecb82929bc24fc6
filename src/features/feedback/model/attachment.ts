/** The chosen picture, for as long as the page lives: storage keeps names, not files. */
let kept: { userId: number | null; file: File } | null = null;

/** The picture that a person has chosen and not sent. */
export const attachmentOf = (userId: number | null): File | null =>
  kept?.userId === userId ? kept.file : null;

/** Keeps a person's picture beside what they typed; null forgets it. */
export function keepAttachment(userId: number | null, file: File | null): void {
  kept = file && { userId, file };
}

/** Forgets the picture, when its person has left. */
export function forgetAttachment(): void {
  kept = null;
}
