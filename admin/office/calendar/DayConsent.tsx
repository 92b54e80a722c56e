import { Box, TextField } from '@mui/material'
import { type JapaneseDate, formatDocumentDate } from '../../../shared/facts/dates'
import { useMayCall } from '../../ground/auth/useDuties'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { ConsentDocumentsDocument, type ConsentDocumentsQuery } from '../../generated/graphql'
import type { DaySheetState } from './useDaySheet'

type Documents = ConsentDocumentsQuery['listConsentDocuments']
export type DayConsentState = { version: string; documents: Documents; onChoose: (version: string) => void }

/** The consent version that was signed on the day: the newest in force until another is chosen. */
export function useDayConsent(day: JapaneseDate, { draft, setVersion }: DaySheetState): DayConsentState {
  const mayChoose = useMayCall()('listConsentDocuments')
  const { data } = useApiQuery(
    ['consentDocuments', day],
    ConsentDocumentsDocument,
    { date: day },
    { enabled: mayChoose },
  )
  const documents = data?.listConsentDocuments ?? []
  return { version: draft.version ?? documents[0]?.Version ?? '', documents, onChoose: setVersion }
}

const LABEL = 'この日の同意説明書の版'
const ID = 'day-consent'

export function DayConsent({ version, documents, onChoose }: DayConsentState) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' }}>
      <Box component="label" htmlFor={ID} sx={{ fontWeight: 700, fontSize: 13 }}>
        {LABEL}
      </Box>
      <VersionField id={ID} value={version} documents={documents} onChoose={onChoose} width={260} />
    </Box>
  )
}

type FieldProps = {
  id?: string
  label?: string
  value: string
  documents: Documents
  onChoose: (version: string) => void
  width: number
}

/** Without texts in the operator's files, the version on the paper is typed. */
export function VersionField({ id, label, value, documents, onChoose, width }: FieldProps) {
  const isChoice = documents.length > 0
  return (
    <TextField
      id={id}
      select={isChoice}
      size="small"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': label, maxLength: 50 },
        input: { sx: { height: { xs: 44, md: 34 }, '& input, & select': { fontSize: { xs: 16, md: 14 } } } },
      }}
      sx={{ width, maxWidth: 1 }}
    >
      {isChoice
        ? documents.map(({ Version, EffectiveFrom }) => (
            <option key={Version} value={Version}>
              {`${Version}（${formatDocumentDate(EffectiveFrom)}から）`}
            </option>
          ))
        : null}
    </TextField>
  )
}
