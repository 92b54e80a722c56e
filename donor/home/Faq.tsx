import type { PublicTexts } from '../../shared/config'
import { faq } from '../../shared/messages/faq'
import styles from './Faq.module.css'
import { StartLink } from './StartLink'

export function Faq({ texts, start }: { texts: PublicTexts; start: string }) {
  return (
    <section className={`wrap ${styles.faq}`}>
      <h2>よくある質問</h2>
      <div className={styles.list}>
        {faq(texts).map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <div className={styles.start}>
        <StartLink start={start} />
      </div>
    </section>
  )
}
