import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { panelJudgementLabels } from '../../../../shared/words/donating/panels'
import { panelKindLabels } from '../../../../shared/words/donating/panelKinds'
import {
  judgementMeanings,
  TEST_RESULTS,
  TEST_RESULTS_LEAD,
  TEST_WITHDRAWN,
} from '../../../ground/words/testResults'
import { Card, DefinitionList } from '../../../parts/components/Basics'
import type { TrackRecord } from './loadTrackRecord'

type Panels = NonNullable<TrackRecord['TestPanels']>

/** What a physician has let the person see; nothing is said of what is still looked at. */
export function TestResults({ panels }: { panels: Panels }) {
  if (panels.length === 0) return null
  return (
    <section className="stack">
      <h2>{TEST_RESULTS}</h2>
      <p>{TEST_RESULTS_LEAD}</p>
      {panels.map((panel) => (
        <Panel key={panel.Id} panel={panel} />
      ))}
    </section>
  )
}

function Panel({ panel: { Kind, FirstDay, WithdrawnAt, Results } }: { panel: Panels[number] }) {
  const results = Results ?? []
  const judgements = [...new Set(results.map(({ Judgement }) => Judgement))]
  return (
    <Card>
      <h3>
        {panelKindLabels[Kind]}（{formatJapaneseDate(FirstDay)}）
      </h3>
      {WithdrawnAt ? (
        <p>{TEST_WITHDRAWN}</p>
      ) : (
        <>
          <DefinitionList
            items={results.map(({ Name, Judgement }) => ({
              term: Name,
              value: panelJudgementLabels[Judgement],
            }))}
          />
          {judgements.map((judgement) => (
            <p key={judgement}>
              <strong>{panelJudgementLabels[judgement]}</strong>
              <br />
              <span>{judgementMeanings[judgement]}</span>
            </p>
          ))}
        </>
      )}
    </Card>
  )
}
