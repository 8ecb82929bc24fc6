import { expect, test } from 'vitest';
import { modelChoice } from './model-choice.ts';

test('[CHAT-14] the default is the service’s own model', () => {
  expect(modelChoice(1, 'chatGpt').get()).toBeNull();
});

test('[CHAT-14][AUTH-12] a chosen model is stored for its service and user, until the default is chosen', () => {
  const choice = modelChoice(2, 'chatGpt');
  choice.set('gpt-mini');
  expect(choice.get()).toBe('gpt-mini');
  expect(modelChoice(2, 'chatGpt').get()).toBe('gpt-mini');
  expect(modelChoice(2, 'claude').get()).toBeNull();
  expect(modelChoice(3, 'chatGpt').get()).toBeNull();
  choice.set(null);
  expect(choice.get()).toBeNull();
  expect(modelChoice(2, 'chatGpt').get()).toBeNull();
});
