/** Waits. @param time milliseconds */
export const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
