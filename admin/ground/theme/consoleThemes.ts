import type { PaletteOptions, ThemeOptions } from '@mui/material'
import { components } from './components'

const FONTS = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Hiragino Sans"',
  '"Hiragino Kaku Gothic ProN"',
  '"Noto Sans JP"',
  '"Noto Sans CJK JP"',
  '"BIZ UDPGothic"',
  'Meiryo',
  'sans-serif',
].join(',')

const light: PaletteOptions = {
  mode: 'light',
  primary: { main: '#1f5f4d', dark: '#123b30', light: '#3f8f73', contrastText: '#fff' },
  secondary: { main: '#6d4e80' },
  error: { main: '#b42318' },
  warning: { main: '#8a3318' },
  info: { main: '#1d5a96' },
  success: { main: '#1f5f4d' },
  background: { default: '#f3f5ef', paper: '#fff' },
  text: { primary: '#1f2b26', secondary: '#46544d' },
  divider: '#dde3da',
  action: { hover: '#f0f7f2', selected: '#e2f1e8' },
}

const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#8fd0b1', dark: '#8fd0b1', light: '#1d3d31', contrastText: '#0d2a20' },
  secondary: { main: '#cdb6dc' },
  error: { main: '#ff9c8f' },
  warning: { main: '#f5a58d' },
  info: { main: '#b4c1b9' },
  success: { main: '#8fd0b1' },
  background: { default: '#141a17', paper: '#1c2420' },
  text: { primary: '#e9efe9', secondary: '#b4c1b9' },
  divider: '#3a4741',
  action: { hover: '#252f2a', selected: '#1d3d31' },
}

const themeOf = (palette: PaletteOptions): ThemeOptions => ({
  palette,
  components,
  shape: { borderRadius: 8 },
  // No animations if the system asks for reduced motion.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: FONTS,
    fontSize: 14,
    h5: { fontSize: 22, fontWeight: 700, lineHeight: 1.4, textWrap: 'balance' },
    h6: { fontSize: 15, fontWeight: 700, lineHeight: 1.5 },
    body1: { fontSize: 14, lineHeight: 1.7 },
    body2: { lineHeight: 1.6 },
    caption: { fontSize: 12, lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
})

export const lightTheme = themeOf(light)
export const darkTheme = themeOf(dark)
