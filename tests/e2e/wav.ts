/** A tone as WAV, mono, 8 kHz. */
export function wav(seconds: number): Buffer {
  const rate = 8000;
  const samples = seconds * rate;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, samples * 2],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at);
  file.write('data', 36);
  for (let at = 0; at < samples; at++) file.writeInt16LE(Math.round(9000 * Math.sin(at / 5)), 44 + at * 2);
  return file;
}
