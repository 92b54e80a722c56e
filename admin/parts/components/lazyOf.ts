import { lazy, type LazyExoticComponent } from 'react'

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** One component of a file that is loaded when it is first shown: `lazyOf(() => import('./UserList'), 'UserList')`. */
export const lazyOf = <Name extends string, File extends Readonly<Record<Name, Component>>>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<File[Name]> => lazy(async () => ({ default: (await load())[name] }))
