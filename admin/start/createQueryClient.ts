import { QueryClient } from '@tanstack/react-query'

/** Calls are made even if the browser reports offline: the server may be on the same machine. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  })
