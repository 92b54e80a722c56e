import { legalPaths, type LegalPath } from '../../shared/legal/legalPaths'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { LinkList } from '../components/LinkList'
import { useTexts } from '../rootData'
import styles from './OtherLegalDocuments.module.css'

export function OtherLegalDocuments({ path }: { path: LegalPath }) {
  const pages = publicPages(useTexts())
  return (
    <section className={styles.others}>
      <h2>あわせてお読みください</h2>
      <LinkList
        items={legalPaths.filter((other) => other !== path).map((to) => ({ to, label: pages[to].h1 }))}
      />
    </section>
  )
}
