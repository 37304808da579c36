/** The bytes of files that a person chose or dropped. */

/** A file's bytes, or why main gets none: it is larger than `most` bytes, or the system would not read it. Main says so in words. */
export async function bytesOf(file: File, most: number): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'unread'> {
  if (file.size > most) return 'too-large';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // It may have grown since it was chosen.
    return bytes.byteLength > most ? 'too-large' : bytes;
  } catch {
    return 'unread';
  }
}
