import { visitReply } from '../ground/words/visitReply'
import { privateMeta } from '../ground/page/meta'
import { Contact, Words } from '../parts/components/Basics'
import { VisitReplyCard } from '../way/visits/booking/VisitReplyCard'

export const meta = privateMeta(visitReply.h1)

export default function VisitReplyPage() {
  return (
    <div className="wrap column page stackLarge">
      <h1>
        <Words text={visitReply.h1} />
      </h1>
      <VisitReplyCard />
      <Contact />
    </div>
  )
}
