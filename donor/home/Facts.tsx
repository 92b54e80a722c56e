import styles from './Facts.module.css'

const FACTS = [
  { term: '対象', figure: '18〜64', unit: '歳' },
  { term: '1回の献便につき', figure: '3,000', unit: '円分のギフト' },
  { term: '有効期間', figure: '12', unit: '週間・更新できます' },
  { term: '献便ルームの予約', figure: 'なし', unit: 'で来られます' },
] as const

export function Facts() {
  return (
    <div className={`wrap section ${styles.facts}`}>
      <dl className={styles.list}>
        {FACTS.map(({ term, figure, unit }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {figure}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
