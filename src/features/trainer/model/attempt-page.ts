/** The attempts that the screen reads: the newest hundred. */
export const attemptPage = (exerciseId: string) => ({ exerciseId, page: 0, size: 100 });
