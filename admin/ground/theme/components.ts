import type { AlertColor, ThemeOptions } from '@mui/material'
import { tones, type Tone } from './tones'

const toneOf: Record<AlertColor, Tone> = { error: 'error', warning: 'yolk', info: 'quiet', success: 'leaf' }

export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      body: {
        fontVariantNumeric: 'tabular-nums',
        lineBreak: 'strict',
        // Breaks lines between phrases where the browser can.
        wordBreak: 'auto-phrase',
        overflowWrap: 'anywhere',
      },
      ':focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, backgroundImage: 'none' }),
    },
  },
  MuiAppBar: { styleOverrides: { root: { border: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({
        fontSize: 12,
        fontWeight: 700,
        lineHeight: 1.5,
        color: theme.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
      sizeSmall: { padding: '7px 14px' },
    },
  },
  MuiChip: { styleOverrides: { root: { height: 24, fontSize: 12, fontWeight: 700 } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 36,
        paddingInline: 16,
        whiteSpace: 'nowrap',
        variants: [
          // Beside the one main button the others are calm.
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: { borderColor: theme.palette.divider },
          },
          // Where colours are the reader's own, only a border makes it a button.
          {
            props: { variant: 'contained' },
            style: { '@media (forced-colors: active)': { border: '1px solid ButtonBorder' } },
          },
        ],
      }),
      // Keeps table rows equally high and aligns with the heading.
      sizeSmall: {
        'td > &': { height: 32 },
        'td > &.MuiButton-text': { height: 28, marginBlock: -4, marginInlineStart: -16 },
      },
    },
  },
  // Its own grey is too faint on the ground of a page.
  MuiToggleButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.text.secondary }) } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  // With 14 px, the label of a filled field would be 10 px.
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 16 },
      input: ({ theme }) => ({
        fontSize: 16,
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiInputLabel: { styleOverrides: { root: { fontSize: 16 } } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: 13, marginInline: 2, lineHeight: 1.5 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '8px 14px',
        minWidth: 0,
        fontWeight: 400,
        '&.Mui-selected': { fontWeight: 700 },
      },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
  MuiAlert: {
    // What stands on a page interrupts nobody; what answers an act says `role="alert"`.
    defaultProps: { role: 'note' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { background, color } = tones[theme.palette.mode][toneOf[ownerState.severity ?? 'success']]
        return {
          border: 0,
          backgroundColor: background,
          color: theme.palette.text.primary,
          wordBreak: 'auto-phrase',
          '& .MuiAlert-icon': { color },
        }
      },
    },
  },
  MuiSnackbarContent: { styleOverrides: { root: { wordBreak: 'auto-phrase' } } },
  MuiDialogContentText: { styleOverrides: { root: { wordBreak: 'auto-phrase' } } },
  MuiAccordionSummary: { styleOverrides: { root: { fontFamily: 'inherit', fontSize: 14 } } },
  MuiDialog: {
    styleOverrides: {
      // Confirmations and forms; tables and previews are wider.
      paperWidthXs: { maxWidth: 416 },
      paperWidthSm: { maxWidth: 520 },
      paper: ({ theme }) => ({
        borderRadius: 12,
        // The dialog itself gets focus on opening; a ring around it is noise.
        '&:focus-visible': { outline: 0 },
        // The content scrolls, between title and buttons that stay.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        [theme.breakpoints.down('sm')]: {
          margin: 16,
          width: 'calc(100% - 32px)',
          maxWidth: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
        },
      }),
    },
  },
  // Aligns the buttons with the fields.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: { padding: '8px 24px 20px', flexWrap: 'wrap', gap: 8, '& > *': { flexShrink: 0 } },
    },
  },
}
