import styles from './Chain.module.css'

const STAGES = ['登録', 'チェック', 'ガイダンス', '検査', '認定'] as const

/** 0 at registration, 5 when certified. */
export type StagesDone = 0 | 1 | 2 | 3 | 4 | 5

/** Five beads; words repeat the colours. */
export function Chain({ done }: { done: StagesDone }) {
  return (
    <ol className={styles.chain} aria-label="ドナーになるまでの5つの段階">
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          className={index < done ? styles.done : index === done ? styles.now : undefined}
          aria-current={index === done ? 'step' : undefined}
        >
          {stage}
          {index < done && <span className="visuallyHidden">（済み）</span>}
          {index === done && <span className="visuallyHidden">（いまここ）</span>}
        </li>
      ))}
    </ol>
  )
}
