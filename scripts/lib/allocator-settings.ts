/**
 * Settings of glibc's allocator for web servers (mallopt(3)), in bytes: what a picture took while it was encoded goes back to
 * the system. Other systems ignore them. deploy/ has the same.
 */
export const allocatorSettings = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };
