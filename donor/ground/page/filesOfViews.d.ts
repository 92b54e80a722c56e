declare module 'virtual:files-of-views' {
  /** The files of a module and of what it brings, beside those of my page; none in development. */
  export const filesOf: (module: string) => readonly string[]
  /** By the address of a file that only hands on what another has: that other, and each name with the one it has there. */
  export const handedOn: Readonly<Record<string, { from: string; names: Record<string, string> }>>
}
