declare module 'virtual:files-of-views' {
  /** The files of a module and of what it brings, beside those of my page; none in development. */
  export const filesOf: (module: string) => readonly string[]
}
