import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { unitObstacleWords } from '../../../shared/words/donating/units'
import { ReleaseUnitsDocument, UnitObstaclesDocument, type UnitObstaclesQuery } from '../../generated/graphql'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { FormDialog } from '../../parts/components/FormDialog'
import { useConfirmForm } from '../../parts/components/FormField'
import { LoadingDialog } from '../../parts/components/LoadingDialog'
import { useDone } from './useDone'

/** Somebody may have recorded a panel since it was opened last. */
const fresh = { gcTime: 0 }
const MOST = 100
const TITLE = '便を使用可にする'

type Props = { ids: readonly string[]; onClose: () => void }
type Unit = UnitObstaclesQuery['listUnits']['items'][number]

/** What is missing of each unit, and the button for those that lack nothing. The server looks once more. */
export function ReleaseUnitDialog({ ids, onClose }: Props) {
  const asked = ids.slice(0, MOST)
  const { data, error } = useApiQuery(['unitObstacles', asked], UnitObstaclesDocument, { ids: asked }, fresh)
  const units = data?.listUnits.items
  if (!units) return <LoadingDialog label={TITLE} maxWidth="sm" error={error} onClose={onClose} />
  const ready = units.filter((unit) => missingOf(unit).length === 0)
  const lacking = units.filter((unit) => !ready.includes(unit))
  const words = (
    <>
      {ready.length > 0 && (
        <Typography>
          前と後ろの検査が通過し、その日の体調にも変わりはありません。保留もありません：
          <b>{ready.map(({ Number: number }) => number).join('、')}</b>
        </Typography>
      )}
      {lacking.length > 0 && <Lacking units={lacking} />}
      {ids.length > MOST && (
        <Typography>{`一度にできるのは${MOST}個までです。残りは、もう一度選んでください。`}</Typography>
      )}
    </>
  )
  return ready.length === 0 ? (
    <Missing onClose={onClose}>{words}</Missing>
  ) : (
    <ReleaseForm units={ready} onClose={onClose}>
      {words}
    </ReleaseForm>
  )
}

function missingOf({ State, Obstacles }: Unit): readonly string[] {
  if (State === 'Usable') return ['もう使用可です']
  return (Obstacles ?? []).map((one) => unitObstacleWords[one])
}

function Lacking({ units }: { units: readonly Unit[] }) {
  return (
    <div>
      <Typography sx={{ fontWeight: 700 }}>まだ使用可にできない便と、足りないもの：</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1 }}>
        {units.map((unit) => (
          <li key={unit.Id}>
            <b>{unit.Number}</b>
            {missingOf(unit).map((one) => (
              <div key={one}>{one}。</div>
            ))}
          </li>
        ))}
      </Box>
    </div>
  )
}

type InsideProps = { onClose: () => void; children: ReactNode }

function Missing({ onClose, children }: InsideProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="missing-title">
      <DialogTitle id="missing-title">{TITLE}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          閉じる
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function ReleaseForm({ units, onClose, children }: InsideProps & { units: readonly Unit[] }) {
  const call = useCallApi()
  const done = useDone()
  const form = useConfirmForm()
  return (
    <FormDialog
      title={TITLE}
      form={form}
      submitLabel={`${units.length}個を使用可にする`}
      isConfirmation
      onSubmit={async () => {
        await call(ReleaseUnitsDocument, { input: { Ids: units.map(({ Id }) => Id) } })
        done(`便${units.length}個を使用可にしました。`)
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}
