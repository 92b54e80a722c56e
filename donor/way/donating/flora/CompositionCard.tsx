import { genusLabel, inspectionDetailLabels as labels } from '../../../../shared/words/labels/floraLabels'
import { enterotypeText, floraReportTexts } from '../../../ground/words/floraPages'
import { genusText } from '../../../ground/words/genusTexts'
import { Card, DefinitionList } from '../../../parts/components/Basics'
import styles from './Composition.module.css'
import { type FloraReport, partColours } from './floraReport'
import type { FloraTests } from './loadFloraTests'

const texts = floraReportTexts.composition

type Props = { report: FloraReport; averages: FloraTests['FloraAverages'] }

export function CompositionCard({ report: { parts, enterotype }, averages }: Props) {
  const colours = partColours(parts)
  const means = new Map(averages?.Genera.map(({ Genus, Share }) => [keyOf(genusLabel(Genus)), Share]))
  const rows = parts.main.map(({ name, share }) => ({ name, share, mean: means.get(keyOf(name)) ?? null }))
  const most = Math.max(...rows.flatMap(({ share, mean }) => [share, mean ?? 0]))
  const known = rows.flatMap(({ name }) => {
    const text = genusText(name)
    return text ? [{ term: name, value: <span className={styles.about}>{text}</span> }] : []
  })
  return (
    <Card>
      <h2>{labels.IntestinalFloraComposition.donor}</h2>
      <table className={styles.table}>
        <caption className="visuallyHidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.genus}</th>
            <th scope="col" className={styles.number}>
              {texts.share}
            </th>
            {averages && (
              <th scope="col" className={styles.number}>
                {texts.average}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, share, mean }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={styles.share} aria-hidden="true">
                  <i style={{ width: `${(share / most) * 100}%`, background: colours.get(name) }} />
                  {mean !== null && <b style={{ left: `${(mean / most) * 100}%` }} />}
                </span>
              </th>
              <td className={styles.number}>
                <strong>{percent(share)}</strong>
              </td>
              {averages && (
                <td className={styles.number}>
                  {mean === null ? (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="visuallyHidden">{texts.noAverage}</span>
                    </>
                  ) : (
                    percent(mean)
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="support">
        {texts.restOf(percent(parts.rest))}
        {averages && <span>{texts.averageOf(averages.People.toLocaleString('ja-JP'))}</span>}
      </p>
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
      {known.length > 0 && (
        <div className="stackSmall">
          <h3>{texts.aboutGenera}</h3>
          <DefinitionList items={known} />
          <p className="support">{texts.shortFattyAcids}</p>
        </div>
      )}
      <div className="stackSmall">
        <h3>
          {texts.type}
          {enterotype && <span>{`：${enterotype}`}</span>}
        </h3>
        {enterotype ? <p>{enterotypeText(enterotype)}</p> : <p>{texts.noType}</p>}
        <p className="support">{texts.typeNote}</p>
      </div>
    </Card>
  )
}

/** The server sends unknown genera in lower case. */
const keyOf = (label: string) => label.toLowerCase()

/** 0.2834 → 28.3% */
const percent = (share: number) => `${(share * 100).toFixed(1)}%`
