/** Size of a piece that is handed over to the browser, bytes. */
const pieceSize = 4 * 1024 * 1024;

/**
 * Reads a stream into a Blob. Pieces become Blobs of their own, which browsers keep on disk, so a large file does not fill the
 * memory of the page.
 *
 * @param onBytes called with the number of bytes so far
 * @throws the error of the stream
 */
export async function collect(
  stream: ReadableStream<Uint8Array> | null,
  type: string,
  onBytes?: (count: number) => void,
): Promise<Blob> {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let count = 0;
  const reader = stream?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    chunks.push(new Uint8Array(next.value));
    held += next.value.length;
    count += next.value.length;
    onBytes?.(count);
    if (held >= pieceSize) {
      pieces.push(new Blob(chunks));
      chunks = [];
      held = 0;
    }
  }
  return new Blob([...pieces, ...chunks], { type });
}
