import { QueryClient } from '@tanstack/react-query'

/** Calls are made even where the browser thinks it is offline: the server may be on this very machine. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  })
