import { Box, Button, Link as MuiLink, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router'
import type { SchemaFieldDescription } from 'yup'
import type { PublicTexts } from '../../../shared/facts/config'
import { formatDocumentDate, isRealDate } from '../../../shared/facts/dates'
import { isRecord } from '../../../shared/facts/isRecord'
import { booleanLabel } from '../../../shared/words/labels/commonLabels'
import { closedDaysText, openingHoursText } from '../../../shared/facts/openingHours'
import { operatorSchema } from '../../../shared/forms/operator'
import { Card, Facts } from '../../parts/components/Card'
import { PageHead } from '../../parts/components/PageHead'
import { FailurePanel } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { PartnersCard } from './PartnersCard'

/** Read-only: the operator file is read when the server starts. */
export function OperatorPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'administrators', action: 'create' })
  const { operator } = useConsole().config
  if (isPending) return null
  return (
    <>
      {canAccess ? (
        <>
          <PageHead sx={{ mb: 0.5 }} />
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            会員の画面、規約、メール、オンラインチェックと予約の決まりは、すべてこの内容によります。変更するときは、運営者の設定ファイル（OPERATOR_FILE）を書き換えて、サーバーを起動し直します。ガイダンスの時刻・定員と事務局の休業日は最初の起動で写したもので、いまの内容は「部屋と時間」と、ガイダンスの「カレンダー」で変えます。
          </Typography>
          <PartnersCard />
          <Box sx={{ columnCount: { xs: 1, lg: 2 }, columnGap: 2 }}>
            {operatorGroups(operator).map((group) => (
              <Card key={group.title} title={group.title} sx={{ breakInside: 'avoid', mb: 2 }}>
                <Facts
                  facts={group.facts.map(({ label, text }) => ({ label, value: <Value text={text} /> }))}
                />
              </Card>
            ))}
          </Box>
        </>
      ) : (
        <FailurePanel
          heading="h1"
          title="この画面は利用できません"
          text="運営者情報は、管理者が確認します。"
          action={
            <Button component={Link} to="/" variant="outlined" color="inherit">
              はじめの画面へ
            </Button>
          }
        />
      )}
    </>
  )
}

function Value({ text }: { text: string }) {
  if (!text.startsWith('https://')) return text
  return (
    <MuiLink href={text} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </MuiLink>
  )
}

type OperatorGroup = { title: string; facts: { label: string; text: string }[] }

const GENERAL = 'サービス'

const labelOf = (field: SchemaFieldDescription | undefined) =>
  field && 'label' in field ? (field.label ?? '') : ''

function textOf(key: string, value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('ja-JP')
  if (typeof value === 'boolean') return booleanLabel(value)
  if (typeof value === 'string') return isRealDate(value) ? formatDocumentDate(value) : value
  if (!Array.isArray(value)) return ''
  return value.map((each: unknown) => (key === 'hours' ? `${String(each)}:00` : String(each))).join('、')
}

/** In the file's order, with the labels that the start's errors use. */
function operatorGroups(operator: PublicTexts): OperatorGroup[] {
  const { contact, donationRoom, closedDays } = operator
  // Worded as on the public pages.
  const sentences: Record<string, string> = {
    closedDays: closedDaysText(closedDays),
    'contact.openingHours': openingHoursText(contact.openingHours),
    'donationRoom.openingHours': openingHoursText(donationRoom.openingHours),
    'donationRoom.closedDays': closedDaysText(donationRoom.closedDays),
  }
  const { fields } = operatorSchema.describe({ value: operator })
  const general: OperatorGroup = { title: GENERAL, facts: [] }
  const groups = Object.entries(operator).flatMap(([key, value]): OperatorGroup[] => {
    const field = fields[key]
    if (!isRecord(value) || !field || !('fields' in field)) {
      general.facts.push({ label: labelOf(field), text: sentences[key] ?? textOf(key, value) })
      return []
    }
    const facts = Object.entries(value).flatMap(([name, each]) => {
      const [of, sentence] = [field.fields[name], sentences[`${key}.${name}`]]
      if (sentence === undefined && isRecord(each) && of && 'fields' in of)
        return Object.entries(each).map(([part, one]) => ({
          label: labelOf(of.fields[part]),
          text: textOf(part, one),
        }))
      return [{ label: labelOf(of), text: sentence ?? textOf(name, each) }]
    })
    return [{ title: labelOf(field), facts }]
  })
  return [general, ...groups]
}
