import type { Route } from './+types/home'
import { homeTitle } from '../../shared/messages/pages/pageText'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { Facts } from '../home/Facts'
import { Faq } from '../home/Faq'
import { Hero } from '../home/Hero'
import { Reward } from '../home/Reward'
import { Steps } from '../home/Steps'
import { textsOf } from '../meta'
import { useTexts } from '../rootData'

export const meta: Route.MetaFunction = ({ matches }) => {
  const texts = textsOf(matches)
  return [
    { title: homeTitle(texts.serviceName, texts.region.name) },
    { name: 'description', content: publicPages(texts)['/'].description },
  ]
}

export default function Home() {
  const texts = useTexts()
  const start = publicPages(texts)['/'].primary
  return (
    <>
      <Hero texts={texts} start={start} />
      <Facts />
      <Steps />
      <Reward />
      <Faq texts={texts} start={start} />
    </>
  )
}
