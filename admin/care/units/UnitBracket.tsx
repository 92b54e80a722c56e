import { Box } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { bracketOf } from '../../../shared/rules/donating/units/bracket'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import { panelOutcomeLabels } from '../../../shared/words/donating/panels'
import { UnitBracketDocument, type UnitBracketQuery, type UnitPageQuery } from '../../generated/graphql'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { usePurposeFor } from '../../ground/purpose/usePurpose'
import { yolk } from '../../ground/theme/tones'
import { UnitTimeline } from './UnitTimeline'

type Unit = Pick<
  UnitPageQuery['getUnit'],
  'Id' | 'UserId' | 'Number' | 'ReceivedAt' | 'State' | 'HandedOverAt'
>

/** The panels on both sides of a unit, and what it lacks. Health: opened when it is asked for. */
export function useUnitBracket({ Id: id, UserId: userId }: Unit, isRead: boolean) {
  const isOpened = usePurposeFor(userId) !== null
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useApiQuery(
    ['unitBracket', id],
    UnitBracketDocument,
    { userId, id },
    { enabled: isRead && (isOpened || isAsked), retry: false },
  )
  return { data, error, ask: () => (isAsked ? void refetch() : setAsked(true)) }
}

/** Along a line; on a phone, down it. */
export function UnitBracket({ unit, about }: { unit: Unit; about: UnitBracketQuery }) {
  const day = dayOf(unit.ReceivedAt)
  const bracket = bracketOf(day, countedPanels(about.listTestPanels))
  return (
    <>
      <UnitTimeline
        day={day}
        bracket={bracket}
        handedOverOn={unit.HandedOverAt && dayOf(unit.HandedOverAt)}
        others={about.listUnits.items.map(({ ReceivedAt }) => dayOf(ReceivedAt))}
      />
      <Line marks={marksOf(day, unit.Number, bracket)} />
    </>
  )
}

const dayOf = (at: string) => japaneseDateOf(new Date(at))

type Shape = 'passed' | 'stopped' | 'open' | 'here'
type Mark = { key: string; shape: Shape; title: string; detail: string }

const specimensOf = (firstDay: string, lastDay: string) =>
  firstDay === lastDay
    ? `${formatJapaneseDate(firstDay)}の検体`
    : `${formatJapaneseDate(firstDay)}から${formatJapaneseDate(lastDay)}までの検体`

/** Those that nobody withdrew, and that are judged. */
const countedPanels = (all: UnitBracketQuery['listTestPanels']) =>
  all.flatMap(({ Id, Kind, FirstDay, LastDay, Outcome, WithdrawnAt }) =>
    Outcome && !WithdrawnAt
      ? [{ id: Id, kind: Kind, outcome: Outcome, firstDay: FirstDay, lastDay: LastDay }]
      : [],
  )

type Panel = ReturnType<typeof countedPanels>[number]

/** From the panel before to the panel after, in the order of their days. */
function marksOf(
  day: string,
  number: string,
  { opening, closing, between }: ReturnType<typeof bracketOf<Panel>>,
): Mark[] {
  const markOf = (side: string, { id, kind, outcome, firstDay, lastDay }: Panel): Mark => ({
    key: id,
    shape: outcome === 'Passed' ? 'passed' : 'stopped',
    title: `${side}${panelKindLabels[kind]}・${panelOutcomeLabels[outcome]}`,
    detail: specimensOf(firstDay, lastDay),
  })
  const inside = between.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))
  const missing = (side: string): Mark => ({
    key: side,
    shape: 'open',
    title: `${side}の検査・まだ`,
    detail: '',
  })
  return [
    opening ? markOf('前：', opening) : missing('前'),
    ...inside.filter(({ firstDay }) => firstDay < day).map((one) => markOf('', one)),
    { key: number, shape: 'here', title: 'この便', detail: formatJapaneseDate(day) },
    ...inside.filter(({ firstDay }) => firstDay >= day).map((one) => markOf('', one)),
    closing ? markOf('後ろ：', closing) : missing('後ろ'),
  ]
}

function Line({ marks }: { marks: readonly Mark[] }) {
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${marks.length}, minmax(0, 1fr))` },
      }}
    >
      {marks.map(({ key, shape, title, detail }) => (
        <Box
          component="li"
          key={key}
          sx={{
            position: 'relative',
            pb: { xs: 2, sm: 0 },
            pl: { xs: 4.5, sm: 0 },
            pt: { sm: 4.5 },
            pr: { sm: 1.5 },
            wordBreak: 'auto-phrase',
            // At a desk the line above is to scale.
            '&:not(:last-of-type)::before': {
              display: { sm: 'none' },
              content: '""',
              position: 'absolute',
              bgcolor: 'divider',
              top: 12,
              left: 10,
              width: 4,
              height: 1,
            },
          }}
        >
          <Box sx={{ position: 'absolute', top: 0, left: 0, lineHeight: 0 }}>
            <Shapes shape={shape} />
          </Box>
          <Box sx={{ fontWeight: 700 }}>{title}</Box>
          <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{detail}</Box>
        </Box>
      ))}
    </Box>
  )
}

/** They differ by form; the words beside them say the same. */
export function Shapes({ shape }: { shape: Shape }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={({ palette }) => ({
        width: 24,
        height: 24,
        fill: palette.background.paper,
        stroke: palette.text.primary,
        strokeWidth: 2,
        '& .full': { fill: palette.text.primary },
        '& .here': { fill: yolk[palette.mode] },
        '& .on': { fill: 'none', stroke: palette.background.paper, strokeWidth: 2.5 },
      })}
    >
      {drawn[shape]}
    </Box>
  )
}

const drawn: Readonly<Record<Shape, ReactNode>> = {
  passed: (
    <>
      <circle className="full" cx="12" cy="12" r="10" />
      <path className="on" d="m7 12.500 3.500 3.500 6.500-8" />
    </>
  ),
  stopped: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="4" />
      <path d="M8 8l8 8M16 8l-8 8" />
    </>
  ),
  open: <circle cx="12" cy="12" r="10" strokeDasharray="4 3.500" />,
  here: <path className="here" d="M12 2 22 12 12 22 2 12Z" />,
}
