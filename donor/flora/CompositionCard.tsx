import { inspectionDetailLabels as labels } from '../../shared/labels/inspectionDetailLabels'
import { enterotypeText, floraReportTexts } from '../../shared/messages/floraPages'
import { Card } from '../components/Card'
import { CompositionBar } from './CompositionBar'
import styles from './Composition.module.css'
import type { FloraReport } from './floraReport'
import { partColours, REST_COLOUR } from './partColours'
import { percent } from './percent'

const texts = floraReportTexts.composition

/** The shares of the genera as a bar and, which is what counts, as a table; and the type they make. */
export function CompositionCard({ report: { parts, enterotype } }: { report: FloraReport }) {
  const colours = partColours(parts)
  const rows = [
    ...parts.main.map(({ name, share }) => ({ name, share, colour: colours.get(name) })),
    { name: texts.rest, share: parts.rest, colour: REST_COLOUR },
  ]
  return (
    <Card>
      <h2>{labels.IntestinalFloraComposition.donor}</h2>
      <CompositionBar parts={parts} colours={colours} label={texts.chart} />
      <table className={styles.table}>
        <caption className="visuallyHidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.genus}</th>
            <th scope="col" className={styles.number}>
              {texts.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, share, colour }) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.swatch} style={{ background: colour }} />
                {name}
              </th>
              <td className={styles.number}>
                <strong>{percent(share)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {parts.others.length > 0 && (
        <details className={styles.others}>
          <summary>{texts.others(parts.others.length)}</summary>
          <table className={styles.table}>
            <tbody>
              {parts.others.map(({ name, share }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={styles.number}>{percent(share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      <div className="stackSmall">
        <h3>
          {texts.type}
          {enterotype && `：${enterotype}`}
        </h3>
        {enterotype ? <p>{enterotypeText(enterotype)}</p> : <p>{texts.noType}</p>}
        <p className="support">{texts.typeNote}</p>
      </div>
    </Card>
  )
}
