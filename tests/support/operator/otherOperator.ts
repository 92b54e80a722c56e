import { join } from 'node:path'
import { readOperator } from '../../../server/ground/files/readOperator'

/** The complete file of an operator in another prefecture, who shares no fact with the sample. */
export const OTHER_OPERATOR_FILE = join(import.meta.dirname, 'morioka.json')

/** What it says. */
export const otherOperator = () => readOperator({ mode: 'production', operatorFile: OTHER_OPERATOR_FILE })
