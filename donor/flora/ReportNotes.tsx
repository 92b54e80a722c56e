import { floraReportTexts, REPORT_IS_REFERENCE } from '../../shared/messages/floraPages'
import { Note } from '../components/Note'

const { limits, method } = floraReportTexts

/** How it was found, and what it does not say. */
export function ReportNotes() {
  return (
    <>
      <Note tone="plum" title={limits.title}>
        <p>{REPORT_IS_REFERENCE}</p>
        <ul className="dots">
          {limits.text.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{limits.doctor}</p>
      </Note>
      <section className="stackSmall">
        <h2>{method.title}</h2>
        {method.text.map((sentence) => (
          <p className="support" key={sentence}>
            {sentence}
          </p>
        ))}
      </section>
    </>
  )
}
