import { describe, expect, it } from 'vitest'
import {
  apiErrorTexts,
  conflictIn,
  internalError,
  onlineCheckNotBefore,
  slotsBelowGiven,
} from '../../../shared/words/program/apiErrors'
import { apiErrorCodes, isApiErrorCode } from '../../../shared/words/program/apiErrorCodes'

describe('the API error texts', () => {
  it.each(apiErrorCodes)('has a sentence for %s', (code) => {
    expect(apiErrorTexts[code]).toMatch(/^[^a-z！]+。$/)
  })

  it('knows its own codes only', () => {
    expect(isApiErrorCode('SLOT_FULL')).toBe(true)
    expect(isApiErrorCode('toString')).toBe(false)
    expect(isApiErrorCode(undefined)).toBe(false)
  })

  it('fills in values', () => {
    expect(onlineCheckNotBefore('2027-02-21')).toBe(
      'オンラインチェックは2027年2月21日（日）から受けていただけます。',
    )
    expect(slotsBelowGiven(7)).toBe('案内済みの7名を下回る枠数にはできません。')
    expect(conflictIn(['姓', '名'])).toMatch(/（項目：姓、名）$/)
    expect(internalError('r-1')).toMatch(/（受付番号：r-1）$/)
  })
})
