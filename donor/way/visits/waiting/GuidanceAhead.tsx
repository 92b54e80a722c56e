import { guidanceAhead } from '../../../ground/words/waiting'
import { Illustration, Note } from '../../../parts/components/Basics'
import talk from '../../../ground/illustrations/spot-talk.svg?url&no-inline'
import { useTexts } from '../../../ground/page/rootData'
import styles from './GuidanceAhead.module.css'

export function GuidanceAhead() {
  const { guidance } = useTexts()
  return (
    <Note tone="yolk" title={guidanceAhead.title}>
      <Illustration className={styles.picture} src={talk} lazy />
      <ul className="dots">
        {guidanceAhead.points(guidance.place, guidance.belongings).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Note>
  )
}
