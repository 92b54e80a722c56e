import { GlobalStyles } from '@mui/material'
import { PAPER } from './paper'

type Props = { side?: 'landscape' | 'portrait' }

export const PaperStyles = ({ side = 'landscape' }: Props) => (
  <GlobalStyles
    styles={{
      '@page': { size: `A4 ${side}`, margin: '8mm' },
      [PAPER]: {
        // Includes the margins.
        ':root': { colorScheme: 'light !important' },
        'html, body': { background: '#fff !important' },
        'body *': {
          color: '#000 !important',
          background: 'none !important',
          borderColor: '#888 !important',
          boxShadow: 'none !important',
        },
        // Scrolling content would not continue on the next page.
        'main *': { overflow: 'visible !important' },
        '.MuiOutlinedInput-notchedOutline, .MuiNativeSelect-icon, .MuiChip-deleteIcon': {
          display: 'none !important',
        },
        'header, nav, [role=alert], .MuiSnackbar-root': { display: 'none !important' },
        'div:has(> main) > :not(main)': { display: 'none !important' },
        main: { maxWidth: 'none !important', padding: '0 !important' },
        h1: { fontSize: '14pt !important' },
      },
    }}
  />
)
