const start = "version https://git-lfs.github.com/spec/v1\n";

/** Whether the bytes of a file are what Git LFS leaves in its place until `git lfs pull` brings it (specification of Git LFS). */
export function isLfsPointer(bytes: Buffer): boolean {
  return bytes.subarray(0, start.length).toString("latin1") === start;
}
