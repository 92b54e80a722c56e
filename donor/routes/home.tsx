import type { Route } from './+types/home'
import { homeTitle } from '../../shared/messages/pages/pageText'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { About } from '../home/About'
import { AfterCertification } from '../home/AfterCertification'
import { Facts } from '../home/Facts'
import { Faq } from '../home/Faq'
import { Hero } from '../home/Hero'
import { HonestNumbers } from '../home/HonestNumbers'
import { Reward } from '../home/Reward'
import { Steps } from '../home/Steps'
import { publicMeta, textsOf } from '../meta'
import { useTexts } from '../rootData'

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
