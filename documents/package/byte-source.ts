/** Random access to a file's bytes, so that a large file need not be in memory; `end` is exclusive. */
export type ByteSource = {
  readonly sizeBytes: number;
  read(start: number, end: number): Uint8Array;
};

/** What the readers of this room accept: all the bytes, or a way to get at them. */
export type DocumentInput = Uint8Array | ByteSource;

export function toByteSource(input: DocumentInput): ByteSource {
  if (!(input instanceof Uint8Array)) return input;
  return {
    sizeBytes: input.byteLength,
    read: (start, end) => input.subarray(Math.max(0, start), Math.min(end, input.byteLength)),
  };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
