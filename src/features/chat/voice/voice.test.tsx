import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';

/** A recorder that hands out a WAV with the bytes that it is given when it stops. */
function stubMicrophone(sound: BlobPart): { stopTrack: () => void } {
  const stopTrack = vi.fn();
  const stream = { getTracks: () => [{ stop: stopTrack }] };
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      mimeType = 'audio/wav';
      state = 'inactive';
      start(): void {
        this.state = 'recording';
      }
      stop(): void {
        this.state = 'inactive';
        const data = new Blob([sound], { type: this.mimeType });
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
        this.dispatchEvent(new Event('stop'));
      }
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({ fftSize: 32, getFloatTimeDomainData: () => undefined });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = async () => undefined;
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => stream },
  });
  return { stopTrack };
}

/** A second of a tone as WAV, 8-bit mono at 8 kHz. */
function tone(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 8000);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + 8000, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, 8000, true);
  for (let index = 0; index < 8000; index++) bytes[44 + index] = 128 + 100 * Math.sin(index / 3);
  return bytes;
}

test('[CHAT-07][CHAT-31] speech becomes text in the field; the use is counted; the sound goes to the gateway only', async () => {
  const { stopTrack } = stubMicrophone(tone());
  const { user, standIn } = await renderPortal('/chat/neuron/llama', { as: 'employee@neuro.example' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Сообщение');
  await user.type(field, 'Начало');
  await user.click(screen.getByRole('button', { name: 'Голосовой ввод' }));
  await screen.findByText('Слушаем');
  await waitFor(() => expect(standIn.callsOf('actionTrack')).toHaveLength(1));
  expect([...standIn.deps.database.tracked.values()][0]).toMatchObject({
    action: 'startMicrophone',
    author: { name: 'llama', email: 'employee@neuro.example' },
  });
  await user.click(screen.getByRole('button', { name: 'Голосовой ввод' }));
  await waitFor(() => expect(field.value).toMatch(/^Начало \S/));
  expect(standIn.callsOf('voiceSend')).toHaveLength(1);
  expect(stopTrack).toHaveBeenCalled();
  expect(screen.queryByText('Распознаём…')).toBeNull();
});

test('[CHAT-07] Escape ends the recording; «Отправить» waits for its text and sends both', async () => {
  stubMicrophone(tone());
  const { user, standIn } = await renderPortal('/chat/neuron/llama', { as: 'employee@neuro.example' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Сообщение');
  await user.click(screen.getByRole('button', { name: 'Голосовой ввод' }));
  await screen.findByText('Слушаем');
  await user.click(field);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field.value).not.toBe(''));
  const said = field.value;
  await user.click(screen.getByRole('button', { name: 'Голосовой ввод' }));
  await screen.findByText('Слушаем');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findAllByRole('article');
  const [message] = [...standIn.deps.database.messages.values()]
    .filter(({ content }) => content.startsWith(said))
    .slice(-1);
  expect(message?.content).toBe(`${said} ${said}`);
});

test('[CHAT-16] a service for sounds takes the recording as a WAV file; its starter begins one', async () => {
  const { stopTrack } = stubMicrophone('recorded');
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({
        length: 2,
        sampleRate: 16_000,
        numberOfChannels: 2,
        getChannelData: (channel: number) => Float32Array.from(channel === 0 ? [1, 0] : [0, -2]),
      });
    },
  );
  const { user, standIn } = await renderPortal('/chat/neuron/audio', { as: 'employee@neuro.example' });
  await user.click(await screen.findByRole('button', { name: 'Заметка с микрофона' }));
  await screen.findByText('Идёт запись');
  await user.click(screen.getByRole('button', { name: 'Голосовой ввод' }));
  await screen.findByRole('button', { name: /^Убрать .*Запись \d\d\.\d\d\.\d{4} \d\d-\d\d-\d\d\.wav/ });
  expect(stopTrack).toHaveBeenCalled();
  expect(standIn.callsOf('voiceSend')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  const sent = () => [...standIn.deps.database.messages.values()].flatMap(({ files }) => files);
  await waitFor(() =>
    expect(sent()).toContainEqual(expect.objectContaining({ mimeType: 'audio/wav', size: 48 })),
  );
});

test('[CHAT-07] a microphone that cannot be used is explained', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  const { user } = await renderPortal('/chat/neuron/llama', { as: 'employee@neuro.example' });
  await user.click(await screen.findByRole('button', { name: 'Голосовой ввод' }));
  expect(await screen.findByText(/Этот браузер не\s+распознаёт речь/)).toBeTruthy();
  stubMicrophone('');
  const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.assign(navigator.mediaDevices, { getUserMedia: refused });
  await user.click(screen.getByRole('button', { name: 'Голосовой ввод' }));
  expect(await screen.findByText(/Браузер не\s+даёт доступ к\s+микрофону/)).toBeTruthy();
});
