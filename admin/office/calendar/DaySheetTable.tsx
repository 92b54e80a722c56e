import { Box } from '@mui/material'
import { formatJapaneseTime, japaneseDateOf } from '../../../shared/facts/dates'
import { GUIDANCE_LENGTH_MS } from '../../../shared/rules/visits/booking'
import { guidanceLabels, guidanceVisitLabels as labels } from '../../../shared/words/labels/guidanceLabels'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { yolk } from '../../ground/theme/tones'
import { DaySheetRow, type DayView } from './DaySheetRow'
import { tableStyles } from './daySheetStyles'
import { target } from './move/targets'

export function DaySheetTable(view: DayView) {
  const { sheet, now, mayAsk, readsTel } = view
  return (
    <Box component="table" aria-label="この日に来る方" sx={tableStyles}>
      <thead>
        <tr>
          <th scope="col">{labels.StartAt.admin}</th>
          <th scope="col">会員</th>
          <th scope="col">{labels.CheckedInAt.admin}</th>
          <th scope="col">{labels.Status.admin}</th>
          <th scope="col">{guidanceLabels.KitNumber.admin}</th>
          <th scope="col">{mayAsk ? labels.Points.admin : '確かめること'}</th>
          {readsTel && <th scope="col">{userProfileLabels.Tel.admin}</th>}
        </tr>
      </thead>
      {sheet.Sessions.map(({ StartAt, Capacity, Visits }) => {
        const start = new Date(StartAt)
        const isNow = start <= now && now.getTime() < start.getTime() + GUIDANCE_LENGTH_MS
        const isLater = start > now && japaneseDateOf(start) === japaneseDateOf(now)
        const free = Math.max(0, Capacity - Visits.length)
        return (
          <tbody
            key={StartAt}
            data-later={isLater || undefined}
            {...target('booking', StartAt, `${formatJapaneseTime(start)} 空き${free}名分`)}
          >
            {Visits.map((visit, index) => (
              <DaySheetRow
                key={visit.Id}
                visit={visit}
                view={view}
                hour={
                  index === 0 && (
                    <Hour start={start} rows={Visits.length + (free > 0 ? 1 : 0)} isNow={isNow} />
                  )
                }
              />
            ))}
            {free > 0 && (
              <tr data-free>
                {Visits.length === 0 && <Hour start={start} rows={1} isNow={isNow} />}
                <td colSpan={readsTel ? 6 : 5}>{`空き${free}名分`}</td>
              </tr>
            )}
          </tbody>
        )
      })}
    </Box>
  )
}

function Hour({ start, rows, isNow }: { start: Date; rows: number; isNow: boolean }) {
  return (
    <Box
      component="th"
      scope="rowgroup"
      rowSpan={rows}
      sx={({ palette }) => (isNow ? { boxShadow: `inset 4px 0 ${yolk[palette.mode]}` } : {})}
    >
      {formatJapaneseTime(start)}
      {isNow && <small>いま</small>}
    </Box>
  )
}
