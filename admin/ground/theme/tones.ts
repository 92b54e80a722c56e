import type { PaletteMode } from '@mui/material'

/** quiet; leaf: done or go on; yolk: soon or wait; plum: examination; coral: renewal or attention; error: stopped. */
export type Tone = 'quiet' | 'leaf' | 'yolk' | 'plum' | 'coral' | 'error'

type Ground = { background: string; color: string }

export const tones: Record<PaletteMode, Record<Tone, Ground>> = {
  light: {
    quiet: { background: '#eef1e9', color: '#1f2b26' },
    leaf: { background: '#e2f1e8', color: '#184b3d' },
    yolk: { background: '#fdeab8', color: '#664600' },
    plum: { background: '#f2eef6', color: '#4a3259' },
    coral: { background: '#fdeae2', color: '#8a3318' },
    error: { background: '#fef0ed', color: '#b42318' },
  },
  dark: {
    quiet: { background: '#252f2a', color: '#e9efe9' },
    leaf: { background: '#1d3d31', color: '#8fd0b1' },
    yolk: { background: '#3d3114', color: '#f2ca67' },
    plum: { background: '#352941', color: '#cdb6dc' },
    coral: { background: '#45251b', color: '#f5a58d' },
    error: { background: '#4a1f1a', color: '#ff9c8f' },
  },
}

/** Yellow of beads and rings that mean "here". */
export const yolk: Record<PaletteMode, string> = { light: '#f2be3e', dark: '#f2ca67' }
