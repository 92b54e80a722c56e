import { PaperStyles } from '../components/PaperStyles'
import { PrintedBy } from '../components/PrintedBy'

/** What makes a list a sheet of paper. */
export const OnPaper = () => (
  <>
    <PaperStyles />
    <PrintedBy holds="個人情報" />
  </>
)
