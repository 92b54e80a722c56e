import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { Box, Button, Paper, Typography } from '@mui/material'
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ListBase, useListContext, type SortPayload } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router'
import { PageHead } from '../components/PageHead'
import { lazyOf } from '../components/lazyOf'
import { SkipLink } from '../components/SkipLink'
import { forPaper } from '../components/paper'
import { ListBody, ListPagination, formatTotal } from './ListBody'

type Props = {
  sort: SortPayload
  defaultFilter?: Record<string, unknown>
  unit?: '人' | '件'
  actions?: ReactNode
  filters?: ReactNode
  /** Shown after the total: （直近30日） */
  scope?: ReactNode
  /** Text of an empty list without conditions. */
  empty?: string
  children: ReactNode
}

const BesideList = lazyOf(() => import('./BesideList'), 'BesideList')

/** ListBody shows the error. */
const SAID_IN_PLACE = { onError: () => undefined }

export function ConsoleList(props: Props) {
  const [search] = useSearchParams()
  const sensible = toSensible(search, props.defaultFilter)
  return sensible === String(search) ? <List {...props} /> : <Navigate to={{ search: sensible }} replace />
}

/** The API's own limit. */
const MOST_ROWS = 100

const isPossible = (typed: string | null, most = Infinity) =>
  typed === null || (/^[1-9]\d*$/.test(typed) && Number(typed) <= most)

/** React-admin takes what is typed as the whole: without a filter there it would leave the initial one out, too. */
function toSensible(search: URLSearchParams, filter: Props['defaultFilter']): string {
  const typed = new URLSearchParams(search)
  if (!isPossible(search.get('page')) || !isPossible(search.get('perPage'), MOST_ROWS))
    for (const name of ['page', 'perPage']) typed.delete(name)
  if (filter && !typed.has('filter') && ['page', 'perPage', 'sort', 'order'].some((name) => typed.has(name)))
    typed.set('filter', JSON.stringify(filter))
  return String(typed)
}

function List(props: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { sort, defaultFilter, unit = '件', actions, filters, scope, empty, children } = props
  return (
    <ListBase
      sort={sort}
      perPage={25}
      filterDefaultValues={defaultFilter}
      empty={false}
      queryOptions={SAID_IN_PLACE}
    >
      <ToFirstRow list={list} />
      <Header unit={unit} actions={actions} scope={scope} />
      <Suspense>
        <BesideList list={list} />
      </Suspense>
      {filters}
      <Paper data-list sx={{ overflow: 'hidden', borderRadius: '10px' }}>
        <ListBody empty={empty}>
          <div ref={list} id={ROWS} data-rows>
            {children}
          </div>
        </ListBody>
        <ListPagination />
      </Paper>
    </ListBase>
  )
}

const ROWS = 'rows'

/** Past the conditions and what else stands above; Enter opens the row. */
function ToFirstRow({ list }: { list: RefObject<HTMLElement | null> }) {
  const { total } = useListContext()
  const find = () => {
    const row = list.current?.querySelector<HTMLElement>('tbody > tr')
    // Rows are not in the Tab order; their links are.
    if (row) row.tabIndex = -1
    return row
  }
  return total ? (
    <SkipLink to={ROWS} find={find}>
      一覧の最初の行へ移る
    </SkipLink>
  ) : null
}

function Header({ unit, actions, scope }: Pick<Props, 'actions' | 'scope'> & { unit: '人' | '件' }) {
  const { total } = useListContext()
  const [open, setOpen] = useState(false)
  return (
    <PageHead sx={{ mb: 2 }}>
      <Typography color="textSecondary" role="status">
        {total !== undefined && <span>{formatTotal(total, unit)}</span>}
        {total !== undefined && <span>{scope}</span>}
      </Typography>
      {actions && (
        <>
          <Button
            variant="outlined"
            color="inherit"
            aria-expanded={open}
            endIcon={<ArrowDropDown sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
            onClick={() => setOpen(!open)}
            sx={{ display: { sm: 'none' }, ml: 'auto', borderColor: 'divider', ...forPaper.hidden }}
          >
            操作
          </Button>
          {/* On a phone the list comes first. */}
          <Box
            sx={{
              ml: { sm: 'auto' },
              display: { xs: open ? 'flex' : 'none', sm: 'flex' },
              flexWrap: 'wrap',
              gap: 1,
              ...forPaper.hidden,
            }}
          >
            {actions}
          </Box>
        </>
      )}
    </PageHead>
  )
}
