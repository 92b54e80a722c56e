import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useState, useEffect, useRef } from 'react'
import { useListContext, useDataProvider, useLogoutIfAccessDenied, useResourceContext } from 'react-admin'
import { lettersMissing } from '../../../../shared/words/program/csv'
import { failureMessage } from '../../components/LoadingOrFailure'
import { useProof } from '../../components/useProof'
import { useConsole } from '../../../ground/console/ConsoleContext'
import type { ConsoleDataProvider } from '../../../ground/dataProvider/createDataProvider'
import { formatTotal } from '../ListBody'
import type { ColumnHead } from '../listColumn'
import { personExported } from '../personColumns'
import { useArrangement } from '../useArrangement'
import { saveFile } from '../../components/saveFile'
import { countMissingLetters, requestFile, createRowCounter } from './requestFile'
import { ActFailure } from '../../components/ActFailure'

type Form = { label: string; hint: string; form: FileForm }

const forms: readonly [Form, ...Form[]] = [
  { label: 'Excel（.xlsx）', hint: '電話番号の先頭の0もそのまま開けます。', form: { format: 'xlsx' } },
  {
    label: 'CSV（UTF-8）',
    hint: 'ほかのシステムに取り込むときに選びます。',
    form: { format: 'csv', encoding: 'utf-8-bom' },
  },
  {
    label: 'CSV（Shift_JIS）',
    hint: 'UTF-8を読めないシステムに取り込むときに選びます。ない文字は、近い文字か「〓」になります。',
    form: { format: 'csv', encoding: 'shift_jis' },
  },
]

type Props = {
  columns: readonly ColumnHead[]
  ids?: readonly string[]
  onClose: () => void
}

export function ExportDialog({ columns, ids, onClose }: Props) {
  const { total = 0 } = useListContext()
  const { shown } = useArrangement(columns)
  const [chosen, setChosen] = useState<Form>(forms[0])
  const { state, start, proofDialog } = useExport(ids)
  const [which, setWhich] = useState<'shown' | 'all'>('shown')
  const written = which === 'shown' ? shown : columns
  const [isNameless, setNameless] = useState(false)
  const isLeftOut = (name: string) => isNameless && personExported.includes(name)
  const exported = [...new Set(written.flatMap((column) => column.exported))].filter(
    (name) => !isLeftOut(name),
  )
  const isDone = state.is === 'done'
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">ファイルに書き出す</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {ids
            ? `選んだ${ids.length}件を、いまの並び順で書き出します。`
            : `${formatTotal(total, '件')}を、いまの条件・並び順で書き出します。`}
        </Typography>
        <FormControl>
          <FormLabel id="columns-label">列</FormLabel>
          <RadioGroup aria-labelledby="columns-label" value={which} sx={{ mt: 1 }}>
            <FormControlLabel
              value="shown"
              label="表に見える列だけ"
              control={<Radio onChange={() => setWhich('shown')} />}
            />
            <FormControlLabel
              value="all"
              label="すべての列"
              control={<Radio onChange={() => setWhich('all')} />}
            />
          </RadioGroup>
          <Typography variant="body2" color="textSecondary">
            {written
              .flatMap(({ label, exported: names }) =>
                names.some((name) => !isLeftOut(name)) ? [label] : [],
              )
              .join('、')}
          </Typography>
          {written.some(({ exported: names }) => names.some((name) => personExported.includes(name))) && (
            <FormControlLabel
              label="名前とドナー番号を入れない"
              control={<Checkbox onChange={(_event, isChecked) => setNameless(isChecked)} />}
            />
          )}
        </FormControl>
        <FormControl>
          <FormLabel id="form-label">ファイルの形式</FormLabel>
          <RadioGroup aria-labelledby="form-label" value={chosen.label} sx={{ gap: 1, mt: 1 }}>
            {forms.map((each) => (
              <FormControlLabel
                key={each.label}
                value={each.label}
                label={
                  <>
                    {each.label}
                    <Typography
                      component="span"
                      variant="body2"
                      color="textSecondary"
                      sx={{ display: 'block' }}
                    >
                      {each.hint}
                    </Typography>
                  </>
                }
                control={<Radio onChange={() => setChosen(each)} />}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <Typography color="textSecondary">
          {!isNameless && <span>個人情報が含まれます。</span>}
          <span>書き出した人と条件、件数を活動記録に残します。</span>
        </Typography>
        <Progress state={state} />
        {proofDialog}
      </DialogContent>
      <ActFailure>{state.is === 'failed' ? state.message : null}</ActFailure>
      <DialogActions>
        <Button onClick={onClose}>{isDone ? '閉じる' : 'やめる'}</Button>
        {!isDone && (
          <Button
            variant="contained"
            loading={state.is === 'running'}
            onClick={() => void start(exported, chosen.form)}
          >
            書き出す
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Progress({ state }: { state: ExportState }) {
  if (state.is === 'asking' || state.is === 'failed') return null
  const rows = state.rows === null ? '' : `${state.rows.toLocaleString('ja-JP')}件`
  return (
    <Alert
      severity={state.is === 'running' ? 'info' : state.missing > 0 ? 'warning' : 'success'}
      role="status"
    >
      {state.is === 'done'
        ? `${rows}を書き出しました。${state.missing > 0 ? lettersMissing(state.missing) : ''}`
        : rows
          ? `書き出しています（${rows}）`
          : '書き出しています'}
    </Alert>
  )
}

type FileForm = { format: 'csv'; encoding: 'utf-8-bom' | 'shift_jis' } | { format: 'xlsx' }

type ExportState =
  | { is: 'asking' }
  /** Rows received; null if the format allows no count before the end. */
  | { is: 'running'; rows: number | null }
  | { is: 'done'; rows: number; missing: number }
  | { is: 'failed'; message: string }

function useExport(ids?: readonly string[]) {
  const resource = useResourceContext() ?? ''
  const { filterValues, sort } = useListContext()
  const provider = useDataProvider<ConsoleDataProvider>()
  const signOutIfEnded = useLogoutIfAccessDenied()
  const { session } = useConsole()
  const proof = useProof()
  const [state, setState] = useState<ExportState>({ is: 'asking' })
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function start(columns: readonly string[], form: FileForm) {
    const { signal } = leaving.current
    const counter = createRowCounter()
    const isReadable = form.format === 'csv'
    setState({ is: 'running', rows: isReadable ? 0 : null })
    try {
      const { filter, sortField, sortDirection, ...others } = await provider.listRequest(resource, {
        filter: filterValues,
        sort,
        pagination: { page: 1, perPage: 25 },
      })
      // The log's conditions are arguments, not a filter.
      const { limit: _limit, nextToken: _token, offset: _offset, ...conditions } = others
      const wanted = ids ? { Id: { in: ids } } : (filter ?? conditions)
      const { blob, name, rows } = await requestFile(`/api/exports/${resource}`, {
        token: await session.getAccessToken(),
        body: { filter: wanted, sortField, sortDirection, columns, ...form },
        signal,
        onBytes: (bytes) => {
          if (!isReadable) return
          counter.add(bytes)
          setState({ is: 'running', rows: counter.rows() })
        },
      })
      saveFile(blob, name)
      const isShiftJis = form.format === 'csv' && form.encoding === 'shift_jis'
      const missing = isShiftJis ? await countMissingLetters(blob) : 0
      setState({ is: 'done', rows: rows ?? counter.rows(), missing })
    } catch (failure) {
      if (signal.aborted) return
      if (proof.isAsked(failure)) {
        setState({ is: 'asking' })
        proof.ask(() => void start(columns, form))
        return
      }
      setState({ is: 'failed', message: failureMessage(failure) })
      await signOutIfEnded(failure)
    }
  }

  return { state, start, proofDialog: proof.dialog }
}
