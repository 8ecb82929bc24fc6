import { session } from '#platform/session/session.ts';
import { personalKey, readText, writeText } from '#platform/storage.ts';

const key = (): string | null => {
  const { profile } = session.get();
  return profile ? personalKey('lastFolder', profile.id) : null;
};

/** The folder into which this person moved a service last, or null; it may be gone. */
export const readLastFolder = (): string | null => {
  const name = key();
  return name === null ? null : readText(name);
};

export const keepLastFolder = (uuid: string): void => {
  const name = key();
  if (name !== null) writeText(name, uuid);
};
