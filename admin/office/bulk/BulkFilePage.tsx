import { Navigate, useNavigate, useParams } from 'react-router'
import { bulkActs, isFileAct } from '../../../shared/rules/office/bulk'
import type { BulkFileAct } from '../../../shared/generated/schema'
import { bulkFiles } from '../../../shared/words/office/bulk'
import { useMayDoBulk } from '../../ground/auth/useDuties'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { PreviewBulkFileDocument } from '../../generated/graphql'
import { CsvFileCard } from '../../parts/components/CsvFileCard'
import { PageFrame } from '../../parts/components/PageFrame'

export function BulkFilePage() {
  const { act = '' } = useParams()
  const mayDoBulk = useMayDoBulk()
  if (!isFileAct(act) || !mayDoBulk(act)) return <Navigate to="/bulk" replace />
  return (
    <PageFrame maxWidth={1040} title={bulkActs[act].label}>
      <FileChoice key={act} act={act} />
    </PageFrame>
  )
}

function FileChoice({ act }: { act: BulkFileAct }) {
  const { explanation, ...columns } = bulkFiles[act]
  const { label, follows } = bulkActs[act]
  const call = useCallApi()
  const navigate = useNavigate()
  return (
    <CsvFileCard
      {...columns}
      explanation={explanation + follows}
      name={label}
      onRead={async (Csv) => {
        const { previewBulkFile } = await call(PreviewBulkFileDocument, { input: { Act: act, Csv } })
        await navigate(`/bulk/${previewBulkFile.Id}`)
      }}
    />
  )
}
