import { spawnSync } from 'node:child_process'

/** Whether `pdftotext` of poppler-utils is installed. */
export const mayReadPdf = spawnSync('pdftotext', ['-v']).status === 0

/** @param order 'raw': as it was written, not as it lies on the page */
export function readPdf(pdf: Buffer, order: 'layout' | 'raw' = 'layout'): { text: string; pages: number } {
  const { status, stdout } = spawnSync('pdftotext', [`-${order}`, '-', '-'], { input: pdf, encoding: 'utf8' })
  if (status !== 0) throw new Error('pdftotext cannot read it')
  return { text: stdout, pages: stdout.split('\f').length - 1 }
}
