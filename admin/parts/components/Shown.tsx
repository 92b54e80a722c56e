import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { NOT_SHOWN } from '../../ground/words/duties'

/** What the server answers for a list that the caller's duties do not show; an empty list says that there is none. */
type NotShown = null

type Props<T> = { value: T | NotShown; children: (value: T) => ReactNode }

/** The value, or in its place that the caller's duties do not show it. */
export const Shown = <T,>({ value, children }: Props<T>) =>
  value === null ? <Quiet>{NOT_SHOWN}</Quiet> : children(value)

export const Quiet = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
    {children}
  </Box>
)
