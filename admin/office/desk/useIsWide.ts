import { useMediaQuery } from '@mui/material'

/** Whether a piece of work has room beside the list, and the owners in the head. */
export const useIsWide = () => useMediaQuery('(min-width: 1280px)', { noSsr: true })
