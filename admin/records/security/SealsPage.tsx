import { Box, Button, Link as MuiLink, Typography } from '@mui/material'
import { useAuthenticated } from 'react-admin'
import { formatListDateTime } from '../../../shared/facts/dates'
import { sealedChains, sealVerdicts, sealWords as words } from '../../ground/words/seals'
import type { SealVerdict } from '../../../shared/generated/schema'
import { Card, Facts } from '../../parts/components/Card'
import { PageHead } from '../../parts/components/PageHead'
import { ReadFailure, RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { StateChip } from '../../parts/components/StateChip'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { SealedTreesDocument, type SealedTreesQuery } from '../../generated/graphql'
import { saveFile } from '../../parts/components/saveFile'
import type { Tone } from '../../ground/theme/tones'

type Tree = SealedTreesQuery['listSealedTrees'][number]

const tones: Record<SealVerdict, Tone> = { Kept: 'leaf', Unsigned: 'yolk', Parted: 'coral', Foreign: 'coral' }

export function SealsPage() {
  useAuthenticated()
  const { data, error, isFetching, refetch } = useApiQuery(['sealedTrees'], SealedTreesDocument, {})
  return (
    <>
      <PageHead />
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, textWrap: 'pretty' }}>
        {words.lead}
      </Typography>
      {error && <ReadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {!error && !data && <RowsSkeleton rows={5} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
          {data.listSealedTrees.map((tree) => (
            <TreeCard key={tree.Name} tree={tree} />
          ))}
        </Box>
      )}
      <Card title={words.how} sx={{ mt: 2 }}>
        <Typography>{words.howHere}</Typography>
        <Typography sx={{ mt: 1 }}>
          {words.howElsewhere}
          <MuiLink href="/verify" target="_blank" rel="noreferrer">
            {words.verifyPage}
          </MuiLink>
        </Typography>
      </Card>
    </>
  )
}

function TreeCard({ tree: { Name, Size, Waiting, Verdict, Head, Keys } }: { tree: Tree }) {
  const { title, text } = sealedChains[Name]
  const verdict = sealVerdicts[Verdict]
  return (
    <Card title={title}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {text}
      </Typography>
      <Facts
        facts={[
          {
            label: words.verdict,
            value: <StateChip tone={tones[Verdict]}>{verdict.label}</StateChip>,
          },
          { label: words.size, value: words.rows(Size) },
          { label: words.waiting, value: words.rows(Waiting) },
          {
            label: words.head,
            value: Head?.SignedAt ? formatListDateTime(new Date(Head.SignedAt)) : words.none,
          },
          ...(Head?.Size ? [{ label: words.covers, value: words.rows(Head.Size) }] : []),
          { label: words.keys, value: Keys.length > 0 && <PublicKeys keys={Keys} /> },
        ]}
      />
      {verdict.text && <Typography sx={{ mt: 1.5 }}>{verdict.text}</Typography>}
      {Head && (
        <Button
          variant="outlined"
          sx={{ mt: 1.5 }}
          onClick={() => saveFile(new Blob([Head.Note], { type: 'text/plain' }), Head.Name)}
        >
          {words.save}
        </Button>
      )}
    </Card>
  )
}

const PublicKeys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => (
    <Box key={key} component="code" sx={{ display: 'block', fontSize: 13, overflowWrap: 'anywhere' }}>
      {key}
    </Box>
  ))
