import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { UnitObstacle } from '../../../shared/generated/schema'
import { object } from '../../../shared/forms/yup'
import { unitObstacleWords } from '../../../shared/words/donating/units'
import { ReleaseUnitsDocument, UnitObstaclesDocument } from '../../generated/graphql'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { FormDialog } from '../../parts/components/FormDialog'
import { useYupForm } from '../../parts/components/FormField'
import { LoadingDialog } from '../../parts/components/LoadingDialog'
import { useDone } from './useDone'

/** Somebody may have recorded a panel since it was opened last. */
const fresh = { gcTime: 0 }

type Props = { unit: { Id: string; Number: string }; onClose: () => void }

/** What is missing, or the button. The server looks once more. */
export function ReleaseUnitDialog({ unit, onClose }: Props) {
  const { data, error } = useApiQuery(
    ['unitObstacles', unit.Id],
    UnitObstaclesDocument,
    { id: unit.Id },
    fresh,
  )
  const obstacles = data?.getUnit.Obstacles
  const title = `便${unit.Number}を使用可にする`
  if (!obstacles) return <LoadingDialog label={title} maxWidth="sm" error={error} onClose={onClose} />
  return obstacles.length > 0 ? (
    <Missing title={title} obstacles={obstacles} onClose={onClose} />
  ) : (
    <ReleaseForm title={title} unit={unit} onClose={onClose} />
  )
}

type MissingProps = { title: string; obstacles: readonly UnitObstacle[]; onClose: () => void }

function Missing({ title, obstacles, onClose }: MissingProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="missing-title">
      <DialogTitle id="missing-title">{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 700 }}>まだ使用可にできません。足りないもの：</Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {obstacles.map((one) => (
            <li key={one}>{unitObstacleWords[one]}。</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          閉じる
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const nothing = object({})

function ReleaseForm({ title, unit, onClose }: Props & { title: string }) {
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(nothing, {})
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel="使用可にする"
      isConfirmation
      onSubmit={async () => {
        await call(ReleaseUnitsDocument, { input: { Ids: [unit.Id] } })
        done(`便${unit.Number}を使用可にしました。`)
      }}
      onClose={onClose}
    >
      <Typography>前と後ろの検査が通過し、その日の体調にも変わりはありません。保留もありません。</Typography>
    </FormDialog>
  )
}
