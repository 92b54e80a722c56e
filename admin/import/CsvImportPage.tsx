import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { CanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { Card, PageTitle } from '../components/Card'
import { Trail } from '../components/Trail'
import { FailurePanel, RowsSkeleton } from '../components/LoadingOrFailure'
import type { CsvImportResultFragment } from '../generated/graphql'
import { saveFile } from '../list/export/requestFile'
import { ImportOutcome } from './ImportOutcome'
import { useCsvImport, type ImportDocument } from './useCsvImport'

type Headings = { required: readonly string[]; optional: readonly string[] }

type Props<Data> = {
  resource: string
  title: string
  explanation: string
  headings: Headings
  document: ImportDocument<Data>
  resultOf: (data: Data) => CsvImportResultFragment
}

export function CsvImportPage<Data>(props: Props<Data>) {
  const denied = (
    <FailurePanel
      title={props.title}
      text={apiErrorTexts.FORBIDDEN}
      action={
        <Button component={Link} to={`/${props.resource}`} variant="outlined" color="inherit">
          一覧へ戻る
        </Button>
      }
    />
  )
  return (
    <CanAccess resource={props.resource} action="import" accessDenied={denied}>
      <Import {...props} />
    </CanAccess>
  )
}

/** A file is checked row by row, then imported completely or not at all. */
function Import<Data>({ resource, title, explanation, headings, document, resultOf }: Props<Data>) {
  const { state, check, write } = useCsvImport(document, resultOf)
  const [isHovered, setHovered] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = useTranslate()(`resources.${resource}.name`)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Allows choosing the same file again after correction.
    event.target.value = ''
    if (file) void check(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setHovered(false)
    const [file] = event.dataTransfer.files
    if (file) void check(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setHovered(true)
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
      <PageTitle title={title} />
      <Trail above={[{ to: `/${resource}`, label: list }]} here={title} />
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      <Card title="ファイルを選ぶ">
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography>{explanation}</Typography>
          <Typography color="textSecondary">
            見出しの行に「{headings.required.join('」「')}」が必要です。
            {headings.optional.length > 0 && `「${headings.optional.join('」「')}」は、あれば読み取ります。`}
            UTF-8とShift_JISのCSVを、500行まで取り込めます。
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
              onClick={() => input.current?.click()}
            >
              CSVファイルを選ぶ
            </Button>
            <Typography color="textSecondary">ここへファイルを置いても読み取れます。</Typography>
          </Box>
          <Button
            variant="text"
            startIcon={<FileDownloadOutlined />}
            onClick={() => saveFile(template(headings), `${title}のひな形.csv`)}
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
      {state.is === 'reading' && <RowsSkeleton rows={3} />}
      {state.is === 'failed' && (
        <Alert severity="error" role="alert">
          {state.message}
        </Alert>
      )}
      {'result' in state && <ImportOutcome state={state} onWrite={() => void write()} />}
    </Box>
  )
}

/** With a byte order mark, without which spreadsheets take Japanese for something else. */
const template = ({ required, optional }: Headings) =>
  new Blob([`\uFEFF${[...required, ...optional].join(',')}\r\n`], { type: 'text/csv' })
