export const PAPER = '@media print'

export const forPaper = {
  hidden: { [PAPER]: { display: 'none !important' } },
  only: { display: 'none', [PAPER]: { display: 'block', m: '6px 0 0', fontSize: '9pt' } },
  bare: { [PAPER]: { border: '0 !important', padding: '0 !important', margin: '0 0 4px !important' } },
} as const
