import type { ServiceSettings } from '#api/generated/model/serviceSettings.ts';

/** A sample request of an empty chat: a text for the field, or a preset of settings. */
export interface Starter {
  /** One that ends in «…» waits for its end; the text without the dots goes into the field. */
  label: string;
  /** What comes out, of a service that makes something: «Картинка на первую страницу». */
  outcome?: string;
  /** The text for the field, where it is not the label. */
  text?: string;
  settings?: ServiceSettings;
  /** Speaks of a file, so that it is sent only with one. */
  needsFile?: true;
  /** Starts to record the microphone. */
  records?: true;
  /** Takes the text from the clipboard. */
  fromClipboard?: true;
}

/** What an empty chat of a service shows. */
export interface ServiceDetails {
  /** What the service asks for: «Что нарисовать?». @default «Чем помочь?» */
  question?: string;
  placeholder: string;
  starters: readonly [Starter, Starter, Starter];
}

/** Starters without a preset. */
export const words = (...labels: [string, string, string]): ServiceDetails['starters'] => {
  const [first, second, third] = labels;
  return [{ label: first }, { label: second }, { label: third }];
};

/** Starters that speak of a file. */
export const aboutFile = (...labels: [string, string, string]): ServiceDetails['starters'] => {
  const [first, second, third] = labels;
  return [
    { label: first, needsFile: true },
    { label: second, needsFile: true },
    { label: third, needsFile: true },
  ];
};
