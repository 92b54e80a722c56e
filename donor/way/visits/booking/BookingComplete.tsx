import { CHANGE_NOTICE_HOURS } from '../../../../shared/facts/terms'
import { ButtonLink, DefinitionList, PageHead } from '../../../parts/components/Basics'
import { Chain } from '../../../parts/components/Chain'
import { stagesDone } from '../../nextStep/stagesDone'
import { useSignedInUser } from '../../../ground/page/standing'
import { useTexts } from '../../../ground/page/rootData'
import { CalendarButton } from './CalendarButton'
import { bookingSummary } from './bookingSummary'

type Props = {
  h1: string
  startAt: string
  lead: string
}

export function BookingComplete({ h1, startAt, lead }: Props) {
  const user = useSignedInUser()
  const texts = useTexts()
  const start = new Date(startAt)
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>
        <p>{lead}</p>
      </PageHead>
      <Chain done={stagesDone(user)} />
      <DefinitionList items={bookingSummary(start, texts)} />
      <p className="support">
        確認のメールを{user.Profile.Email}
        {`にお送りしました。変更とキャンセルは、開始の${CHANGE_NOTICE_HOURS}時間前までマイページでできます。`}
      </p>
      <div className="buttons">
        <CalendarButton startAt={start} />
        <ButtonLink kind="two" to="/mypage">
          マイページへ
        </ButtonLink>
      </div>
    </div>
  )
}
