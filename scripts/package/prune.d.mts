/** Deletes what Node never loads of installed packages; licences stay. */
export function prune(modules: string): void
