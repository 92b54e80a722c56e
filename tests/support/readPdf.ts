import { spawnSync } from 'node:child_process'

/** Whether `pdftotext` of poppler-utils is installed. */
export const mayReadPdf = spawnSync('pdftotext', ['-v']).status === 0

export function readPdf(pdf: Buffer): { text: string; pages: number } {
  const { status, stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  if (status !== 0) throw new Error('pdftotext cannot read it')
  return { text: stdout, pages: stdout.split('\f').length - 1 }
}
