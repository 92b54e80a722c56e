import type { PublicTexts } from '../../shared/config'
import { faq } from '../../shared/messages/faq'
import { ButtonLink } from '../components/ButtonLink'
import styles from './Faq.module.css'

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
        <ButtonLink to="/signup">{start}</ButtonLink>
      </div>
    </section>
  )
}
