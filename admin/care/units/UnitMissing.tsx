import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { unitFulfilledWords, unitObstacleWords } from '../../../shared/words/donating/units'
import { unitStateLabels } from '../../../shared/words/labels/unitLabels'
import type { UnitObstacle } from '../../../shared/generated/schema'
import type { UnitPageQuery } from '../../generated/graphql'
import { purposeWords } from '../../ground/words/purposes'
import { Card } from '../../parts/components/Card'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { actFor, type UnitAct } from './UnitActs'
import { Shapes, UnitBracket, type useUnitBracket } from './UnitBracket'

type Unit = UnitPageQuery['getUnit']
type Props = {
  unit: Unit
  bracket: ReturnType<typeof useUnitBracket>
  /** The page's one, where it is about what is missing. */
  main: UnitAct | null
  onAct: (act: UnitAct) => void
}

/** What keeps a unit from use, with what is done about it, and what keeps it no more. */
export function UnitMissing({ unit, bracket: { data, error, ask }, main, onAct }: Props) {
  if (!data)
    return (
      <Card title={TITLE}>
        {error && <Typography role="alert">{failureMessage(error)}</Typography>}
        <Button variant="contained" onClick={ask}>
          {purposeWords.openHealth}
        </Button>
      </Card>
    )
  const obstacles = data.getUnit.Obstacles ?? []
  const button = main && (
    <Button variant="contained" onClick={() => onAct(main)} sx={{ flex: 'none' }}>
      {main.label}
    </Button>
  )
  // At the first line that it does something about.
  const at = obstacles.find((one) => main?.is === actFor(one))
  return (
    <Card title={obstacles.length > 0 ? `${TITLE}（${obstacles.length}つ）` : TITLE}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {obstacles.length === 0 && (
          <Line shape="passed" button={button}>
            <b>
              {unit.State === 'Usable'
                ? `${unitStateLabels.Usable}です。`
                : '使用可にするのに、足りないものはありません。'}
            </b>
          </Line>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {obstacles.map((one) => (
            <li key={one}>
              <Line shape={one === 'Held' ? 'stopped' : 'open'} button={one === at && button}>
                <Obstacle words={unitObstacleWords[one]} />
              </Line>
            </li>
          ))}
          {fulfilledOf(obstacles).map((words) => (
            <li key={words}>
              <Line shape="passed">{words}</Line>
            </li>
          ))}
        </Box>
        <UnitBracket unit={unit} about={data} />
      </Box>
    </Card>
  )
}

const TITLE = '使用可までに足りないもの'

/** Nothing is said of what lies between two panels while one of them is missing. */
function fulfilledOf(obstacles: readonly UnitObstacle[]): string[] {
  if (obstacles.includes('Discarded')) return []
  const isOpen = obstacles.includes('NoPanelBefore') || obstacles.includes('NoPanelAfter')
  return Object.entries(unitFulfilledWords).flatMap(([name, words]) =>
    obstacles.some((one) => one === name) || (isOpen && name === 'PanelBetween') ? [] : [words],
  )
}

/** Its first sentence says what, the rest what is needed. */
function Obstacle({ words }: { words: string }) {
  const [what, ...rest] = words.split('。')
  return (
    <>
      <b>{what}</b>
      {rest.length > 0 && (
        <Box component="small" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          {rest.join('。')}
        </Box>
      )}
    </>
  )
}

type LineProps = {
  shape: 'passed' | 'stopped' | 'open'
  button?: ReactNode
  children: ReactNode
}

function Line({ shape, button, children }: LineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 14em', display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 'none', lineHeight: 0 }}>
          <Shapes shape={shape} />
        </Box>
        <Box sx={{ wordBreak: 'auto-phrase' }}>{children}</Box>
      </Box>
      {button}
    </Box>
  )
}
