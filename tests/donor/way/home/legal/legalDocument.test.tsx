import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LegalDocument } from '../../../../../donor/way/home/legal/LegalDocument'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import { articleHeading } from '../../../../../donor/way/home/legal/articleHeading'
import type { LegalText } from '../../../../../shared/words/donating/legalText'
import { privacyPolicy } from '../../../../../donor/way/home/legal/privacyPolicy'
import { terms } from '../../../../../donor/way/home/legal/terms'

const text = terms(samplePublicTexts)
const headings = text.articles.map((_article, index) => articleHeading(text, index))

const page = (shown: LegalText, path: '/terms' | '/privacy_policy') => {
  const Page = createRoutesStub([
    {
      id: 'root',
      Component: Outlet,
      children: [{ path, Component: () => <LegalDocument text={shown} path={path} /> }],
    },
  ])
  const root = { texts: samplePublicTexts }
  return <Page initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
}

const sample: LegalText = {
  title: '見本',
  numbering: 'articles',
  dates: ['2025年4月17日付'],
  lead: '見本です。',
  articles: [
    { heading: '一つ', paragraphs: ['ただ一つの項です。', { list: ['甲', '乙'] }] },
    { heading: '二つ', paragraphs: ['第1項です。', { list: ['丙'] }, '第2項です。'] },
  ],
}

describe('a legal text on its page', () => {
  it('has its heading, its date and its articles in order', () => {
    render(page(text, '/terms'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('利用規約')
    expect(screen.getByText('2025年4月17日付')).toBeTruthy()
    const shown = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(shown).toEqual([...headings, 'あわせてお読みください'])
  })

  it('leads from its contents to each article', () => {
    render(page(text, '/terms'))
    const links = within(screen.getByRole('navigation', { name: '目次' })).getAllByRole('link', {
      hidden: true,
    })
    expect(links.map((link) => link.textContent)).toEqual(headings)
    links.forEach((link, index) => {
      const article = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')
      expect(article?.querySelector('h2')?.textContent).toBe(headings[index])
    })
  })

  it('numbers the paragraphs of an article that has several, and keeps points with theirs', () => {
    const { container } = render(page(sample, '/terms'))
    const [single, several] = container.querySelectorAll('section')
    expect(single?.textContent).toBe('第1条（一つ）ただ一つの項です。甲乙')
    expect(single?.querySelectorAll('ol')).toHaveLength(1)
    const paragraphs = several?.querySelectorAll(':scope > ol > li')
    expect(Array.from(paragraphs ?? [], (item) => item.textContent)).toEqual(['第1項です。丙', '第2項です。'])
  })

  it('offers the other texts at its end, and not itself', () => {
    render(page(privacyPolicy(samplePublicTexts), '/privacy_policy'))
    const others = screen.getByRole('heading', { name: 'あわせてお読みください' }).parentElement
    if (!others) throw new Error('the heading stands in a section')
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/terms', '/handling_of_personal', '/procedures_for_disclosure'])
  })

  it('is complete without a script', () => {
    const html = renderToString(page(text, '/terms'))
    for (const { paragraphs } of text.articles)
      for (const paragraph of paragraphs)
        for (const sentence of typeof paragraph === 'string' ? [paragraph] : paragraph.list)
          expect(html).toContain(sentence)
  })
})
