import { homeTitle } from '../../shared/messages/pages/pageText'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { Hero } from '../home/Hero'
import { About, Facts, HonestNumbers, Reward, AfterCertification, Faq } from '../home/Sections'
import { Steps } from '../home/Steps'
import { publicMeta, textsOf } from '../meta'
import { useTexts } from '../rootData'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { serviceName, region } = textsOf(matches)
  return publicMeta(matches, '/', homeTitle(serviceName, region.name))
}

export default function Home() {
  const texts = useTexts()
  const { primary, secondary } = publicPages(texts)['/']
  return (
    <>
      <Hero texts={texts} start={primary} trial={secondary} />
      <Facts />
      <About texts={texts} />
      <Steps />
      <AfterCertification texts={texts} />
      <Reward />
      <HonestNumbers />
      <Faq texts={texts} start={primary} />
    </>
  )
}
