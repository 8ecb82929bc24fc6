/** The chosen picture, in memory: storage keeps names of files, not files. */
let kept: { userId: number | null; file: File } | null = null;

/** The picture that a user has chosen but not sent. */
export const attachmentOf = (userId: number | null): File | null =>
  kept?.userId === userId ? kept.file : null;

/** Keeps a user's picture; null removes it. */
export function keepAttachment(userId: number | null, file: File | null): void {
  kept = file && { userId, file };
}

/** Removes the picture after a sign-out. */
export function forgetAttachment(): void {
  kept = null;
}
