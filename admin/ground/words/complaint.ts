import { caseWords } from '../../../shared/words/records/cases'
import { COMPLAINT } from '../../../shared/words/records/rights'

/** In the console, of an answer that somebody complains about. Apart from what the person's page brings. */
export const complaint = {
  reopen: `${COMPLAINT}を受けて、${caseWords.reopen}`,
  what: `${COMPLAINT}の内容`,
  hint: `${COMPLAINT}をお申し出になった方と、受けた日、方法も書いてください。${caseWords.noHealth}`,
} as const
