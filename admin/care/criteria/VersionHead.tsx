import { Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { Link } from 'react-router'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import { useMayCall } from '../../ground/auth/useDuties'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'
import type { CriteriaRowFragment } from '../../generated/graphql'
import { BeginDraftButton } from './BeginDraftButton'
import { CriteriaStateChip } from './CriteriaChips'
import type { Version } from './useVersions'
import { lazyOf } from '../../parts/components/lazyOf'

const ImportDialog = lazyOf(() => import('./edit/ImportDialog'), 'ImportDialog')
const DeleteDraftDialog = lazyOf(() => import('./edit/DeleteDraftDialog'), 'DeleteDraftDialog')

type Props = { version: Version; versions: readonly CriteriaRowFragment[]; set: QuestionSet }

export function VersionHead({ version, versions, set }: Props) {
  const [open, setOpen] = useState<'import' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const { Id, Number, State, Content, Changed } = version
  const mayCall = useMayCall()
  const { identity } = useGetIdentity()
  const rules = Object.values(Content.rules).flatMap((each) => each.rules).length
  const own = versions.find(
    ({ AuthorId, State: state }) => AuthorId === identity?.id && (state === 'Draft' || state === 'InReview'),
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      <Typography component="h1" variant="h5">
        {words.open(Number)}
      </Typography>
      <CriteriaStateChip state={State} />
      <Typography color="textSecondary">{words.changedOf(rules, Changed.length)}</Typography>
      <Box sx={{ ml: { md: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => downloadContent(version)}>
          {words.export}
        </Button>
        {State === 'Draft' && mayCall('updateCriteriaDraft') && (
          <Button variant="outlined" color="inherit" onClick={() => setOpen('import')}>
            {words.import}
          </Button>
        )}
        {State === 'Draft' && version.AuthorId === identity?.id && (
          <Button variant="outlined" color="error" onClick={() => setOpen('delete')}>
            {words.delete}
          </Button>
        )}
        {mayCall('createCriteriaDraft') &&
          State !== 'Draft' &&
          (own ? (
            own.Id !== Id && (
              <Button component={Link} to={`/criteria/${own.Id}`} variant="outlined">
                {words.ownDraft}
              </Button>
            )
          ) : (
            <BeginDraftButton from={Id} label={words.beginFrom} variant="outlined" />
          ))}
      </Box>
      {open && (
        <Suspense fallback={null}>
          {open === 'import' ? (
            <ImportDialog version={version} set={set} onClose={close} />
          ) : (
            <DeleteDraftDialog version={version} onClose={close} />
          )}
        </Suspense>
      )}
    </Box>
  )
}

/** Downloads the content as a file that a draft can import and `npm run replay -- --candidate` reads. */
function downloadContent({ Number, Content }: Pick<Version, 'Number' | 'Content'>): void {
  const text = `${JSON.stringify(Content, null, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `criteria-${Number}.json`,
  })
  link.click()
  URL.revokeObjectURL(address)
}
