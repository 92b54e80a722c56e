import { onlineCheckPages } from '../../shared/words/program/memberPages'
import { SURVEY_ERROR } from '../../shared/words/program/systemMessages'
import { ButtonLink, Illustration, Contact, Words } from '../parts/components/Basics'
import resting from '../ground/illustrations/resting-garden.svg?url&no-inline'
import { privateMeta } from '../ground/page/meta'
import type { Route } from './+types/smile_survey_error'
import styles from './smile_survey_error.module.css'

const { h1, primary, description } = onlineCheckPages['/smile_survey_error']

export const meta: Route.MetaFunction = ({ matches }) => [
  ...privateMeta(h1)({ matches }),
  { name: 'description', content: description },
]

export default function SurveyError() {
  return (
    <div className="wrap column page stackLarge">
      <Illustration className={styles.picture} src={resting} />
      <h1>
        <Words text={h1} />
      </h1>
      <p>{SURVEY_ERROR}</p>
      <div className="buttons">
        <ButtonLink to="/mypage">{primary}</ButtonLink>
      </div>
      <Contact />
    </div>
  )
}
