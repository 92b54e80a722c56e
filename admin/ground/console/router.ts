// Of react-router-dom, what ra-core asks for in a console that brings its own router (App.tsx).
export * from 'react-router'

/** ra-core calls it outside of a router only. It would bring all of the data router with it. */
export function createHashRouter(): never {
  throw new Error('The console has a router')
}

export const RouterProvider = createHashRouter
