import { japaneseDateOf } from '../../../shared/facts/dates'
import { panelSchema } from '../../../shared/forms/panel'
import type { Analyte } from '../../../shared/rules/donating/units/analytes'
import {
  analyteTwice,
  analyteUnknown,
  PANEL_WITHOUT_RESULT,
  resultDayInFuture,
  resultDayMissing,
  resultDayNotNeeded,
} from '../../../shared/words/donating/panels'
import { specimenDays } from '../../../shared/rules/donating/units/panelOutcome'
import type { RecordTestPanelInput } from '../../generated/resolvers'
import { badField, validated } from '../../ground/errors'
import type { PanelRowResult } from '../../ground/tables/panels'

type Read = { laboratory: string; results: PanelRowResult[]; firstDay: string; lastDay: string }

/** @throws AppError BAD_USER_INPUT */
export function readPanel(input: RecordTestPanelInput, analytes: readonly Analyte[], now: Date): Read {
  const given = validated(panelSchema, { Laboratory: input.Laboratory, Results: input.Results })
  const today = japaneseDateOf(now)
  const seen = new Set<string>()
  const results = input.Results.map(({ Analyte: id, Day = null, Judgement }, index): PanelRowResult => {
    const analyte = analytes.find((known) => known.id === id)
    const field = `Results.${index}`
    if (!analyte) throw badField(field, analyteUnknown(id))
    if (seen.has(id)) throw badField(field, analyteTwice(analyte.name))
    seen.add(id)
    if (Judgement === 'NotDone' && Day) throw badField(field, resultDayNotNeeded(analyte.name))
    if (Judgement !== 'NotDone' && !Day) throw badField(field, resultDayMissing(analyte.name))
    if (Day && Day > today) throw badField(field, resultDayInFuture(analyte.name))
    const { Value, Unit } = given.Results[index] ?? {}
    return { analyte: id, day: Day, judgement: Judgement, value: Value || null, unit: Unit || null }
  })
  const days = specimenDays(results)
  if (!days) throw badField('Results', PANEL_WITHOUT_RESULT)
  return { laboratory: given.Laboratory, results, ...days }
}
