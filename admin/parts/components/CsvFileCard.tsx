import { TABLE_MEGABYTES } from '../../../shared/facts/terms'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { fieldSentences } from '../../ground/dataProvider/toHttpError'
import { CSV_NOT_TEXT } from '../../../shared/words/program/csv'
import { ActFailure } from './ActFailure'
import { Card } from './Card'
import { decodeCsv } from './decodeCsv'
import { RowsSkeleton, failureMessage } from './LoadingOrFailure'
import { saveFile } from './saveFile'

type Props = {
  explanation: string
  required: readonly string[]
  optional: readonly string[]
  /** Of the template. */
  name: string
  onRead: (csv: string) => Promise<unknown>
}

/** Where a table is chosen; what is wrong with all of it is said here. */
export function CsvFileCard({ explanation, required, optional, name, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [reading, setReading] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const read = async (file: File) => {
    setFailure(null)
    setReading(file.name)
    try {
      const csv = decodeCsv(await file.arrayBuffer())
      if (csv === null) setFailure(`${CSV_NOT_TEXT}。`)
      else await onRead(csv)
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
          <Typography>{explanation}</Typography>
          <Typography color="textSecondary">
            見出しに「{required.join('」「')}」が必要です。「{optional.join('」「')}
            」は、あれば読み取ります。UTF-8とShift_JISのCSVを、10,000行、{TABLE_MEGABYTES}
            MBまで読み取れます。同じファイルをもう一度使っても、二重には取り込みません。
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
            onClick={() => saveFile(template([...required, ...optional]), `${name}.csv`)}
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
