import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { bulkActs, isFileAct } from '../../../shared/rules/office/bulk'
import type { BulkFileAct } from '../../../shared/generated/schema'
import { fieldSentences } from '../../ground/dataProvider/toHttpError'
import { bulkFiles } from '../../../shared/words/office/bulk'
import { CSV_NOT_TEXT } from '../../../shared/words/program/csv'
import { Card } from '../../parts/components/Card'
import { ActFailure } from '../../parts/components/ActFailure'
import { RowsSkeleton, failureMessage } from '../../parts/components/LoadingOrFailure'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { PreviewBulkFileDocument } from '../../generated/graphql'
import { saveFile } from '../../parts/list/export/requestFile'
import { PageFrame } from '../../parts/components/PageFrame'
import { decodeCsv } from './decodeCsv'

export function BulkFilePage() {
  const { act = '' } = useParams()
  if (!isFileAct(act)) return <Navigate to="/bulk" replace />
  return (
    <PageFrame maxWidth={1040} title={bulkActs[act].label}>
      <FileChoice key={act} act={act} />
    </PageFrame>
  )
}

function FileChoice({ act }: { act: BulkFileAct }) {
  const { explanation, required, optional } = bulkFiles[act]
  const call = useCallApi()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [reading, setReading] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const read = async (file: File) => {
    setFailure(null)
    setReading(file.name)
    try {
      const Csv = decodeCsv(await file.arrayBuffer())
      if (Csv === null) setFailure(`${CSV_NOT_TEXT}。`)
      else {
        const { previewBulkFile } = await call(PreviewBulkFileDocument, { input: { Act: act, Csv } })
        await navigate(`/bulk/${previewBulkFile.Id}`)
      }
    } catch (error) {
      setFailure(fileProblem(error) ?? failureMessage(error))
    }
    setReading(null)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Allows choosing the same file again after a correction.
    event.target.value = ''
    if (file) void read(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setHovered(false)
    const [file] = event.dataTransfer.files
    if (file) void read(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setHovered(true)
  }

  return (
    <>
      <Card title="ファイルを選ぶ">
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>
            {explanation}
            {bulkActs[act].follows}
          </Typography>
          <Typography color="textSecondary">
            見出しに「{required.join('」「')}」が必要です。「{optional.join('」「')}
            」は、あれば読み取ります。UTF-8とShift_JISのCSVを、10,000行、15MBまで読み取れます。同じファイルをもう一度使っても、二重には取り込みません。
          </Typography>
          <Box
            role="group"
            aria-label="ファイルを置く場所"
            onDragOver={hover}
            onDragLeave={() => setHovered(false)}
            onDrop={drop}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              width: '100%',
              p: 2,
              border: '2px dashed',
              borderColor: isHovered ? 'primary.main' : 'divider',
              borderRadius: 1,
              bgcolor: isHovered ? 'action.hover' : undefined,
            }}
          >
            <Button
              variant="contained"
              startIcon={<FileUploadOutlined />}
              loading={reading !== null}
              onClick={() => input.current?.click()}
            >
              CSVファイルを選ぶ
            </Button>
            <Typography color="textSecondary">
              ここへファイルを置いても読み取れます。次の画面で、1行ずつの変わり方を確かめられます。まだ何も変わりません。
            </Typography>
          </Box>
          <Button
            variant="text"
            startIcon={<FileDownloadOutlined />}
            onClick={() => saveFile(template([...required, ...optional]), `${bulkActs[act].label}.csv`)}
          >
            見出しだけのひな形を保存する
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,text/csv"
            aria-label="CSVファイル"
            onChange={choose}
          />
        </Box>
      </Card>
      {reading !== null && (
        <>
          <Typography role="status">{reading}を読み取っています。</Typography>
          <RowsSkeleton rows={3} />
        </>
      )}
      <ActFailure>{failure}</ActFailure>
    </>
  )
}

function fileProblem(error: unknown): string | null {
  const sentence = fieldSentences(error).Csv
  return sentence === undefined ? null : `${sentence}。`
}

/** With a byte order mark, which spreadsheets need to read Japanese. */
const template = (headings: readonly string[]) =>
  new Blob([`\uFEFF${headings.join(',')}\r\n`], { type: 'text/csv' })
