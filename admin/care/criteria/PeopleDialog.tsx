import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { criteriaImpact as words } from '../../ground/words/criteriaApproval'
import { PeopleTable } from './PeopleTable'
import type { ImpactPerson } from './useImpact'

type Props = { title: string; people: readonly ImpactPerson[]; onClose: () => void }

export function PeopleDialog({ title, people, onClose }: Props) {
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby="people-title">
      <DialogTitle id="people-title">
        {title}　{words.people(people.length)}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {words.listNote}
        </Typography>
        <PeopleTable label={title} people={people} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>閉じる</Button>
      </DialogActions>
    </Dialog>
  )
}
