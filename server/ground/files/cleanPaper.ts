import { PAPER_MAX_BYTES } from '../../../shared/rules/donating/signature'
import { signatureErrors as errors } from '../../../shared/words/donating/signing'
import { badField } from '../errors'
import { cleanJpeg } from './cleanJpeg'
import { cleanPdf, isTooLong } from './cleanPdf'
import { PdfRefused } from './readPdf'

export type Paper = { type: 'pdf' | 'jpeg'; file: Buffer }

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * A scanned paper as it is kept: only what is seen of it.
 * @throws AppError BAD_USER_INPUT for what is too large, no PDF or JPEG, or does more than be seen
 */
export function cleanPaper(field: string, base64: string): Paper {
  const given = BASE64.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0)
  if (given.length > PAPER_MAX_BYTES) throw badField(field, errors.tooLarge)
  const photograph = cleanJpeg(given)
  if (photograph) return { type: 'jpeg', file: photograph }
  try {
    const { file, pages } = cleanPdf(given)
    if (isTooLong(pages)) throw badField(field, errors.tooMany)
    return { type: 'pdf', file }
  } catch (error) {
    if (error instanceof PdfRefused) throw badField(field, errors[error.why])
    throw error
  }
}
