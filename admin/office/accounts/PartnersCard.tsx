import { TableCell, TableRow } from '@mui/material'
import { partnerCode, partnerTexts as texts } from '../../../shared/words/office/partners'
import { PartnersDocument } from '../../generated/graphql'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { Card } from '../../parts/components/Card'
import { lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { PlainTable } from '../../parts/components/PlainTable'

/** Nothing where the operator has no partners. */
export function PartnersCard() {
  const query = useApiQuery(['partners'], PartnersDocument, {})
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={2} />
  const partners = data.listPartners
  if (partners.length === 0) return null
  return (
    <Card title={texts.title} sx={{ mb: 2 }}>
      <p>{texts.lead}</p>
      <PlainTable label={texts.title} headings={[texts.title, partnerCode.label, texts.link, texts.people]}>
        {partners.map(({ Code, Name, People }) => (
          <TableRow key={Code}>
            <TableCell>{Name}</TableCell>
            <TableCell>{Code}</TableCell>
            <TableCell>{`/signup?partner=${Code}`}</TableCell>
            <TableCell>{People === null ? texts.few : texts.atLeast(People)}</TableCell>
          </TableRow>
        ))}
      </PlainTable>
    </Card>
  )
}
