/** The hash of what others rely on, of the files that `read` gives. */
export function contractHash(read?: (path: string) => string): string
