import { officeName, type PublicTexts } from '../../../../shared/facts/config'
import { answerDaysOf } from '../../../../shared/rules/records/cases/rights'
import { complaintWords, feeSentences, FREE_SENTENCE } from '../../../../shared/words/records/rights'
import { memberPages } from '../../../../shared/words/program/memberPages'
import { publicPages } from '../../../../shared/words/program/publicPages'
import { contactList } from './contactList'
import type { LegalText } from '../../../../shared/words/donating/legalText'

/**
 * 開示等のご請求の手続き, with the fee of specification §9, for disclosure alone (`shared/rules/records/cases/rights.ts`).
 */
export function proceduresForDisclosure(texts: PublicTexts): LegalText {
  const { operator } = texts
  const pages = publicPages(texts)
  return {
    title: pages['/procedures_for_disclosure'].h1,
    numbering: 'items',
    dates: [],
    lead: `${operator.name}（以下「当社」といいます）が保有するご自身の個人データについて、開示、訂正、利用停止などを請求する方法をご案内します。登録情報には、ログインしてご自身で確かめ、直せるものがあります。その場合、この手続きと手数料は要りません。`,
    articles: [
      {
        heading: '請求できる方',
        paragraphs: [
          {
            list: [
              'ご本人',
              'ご本人の法定代理人（成年後見人など）',
              '請求についてご本人から委任を受けた代理人',
            ],
          },
        ],
      },
      {
        heading: '請求できること',
        paragraphs: [
          {
            list: [
              '利用目的の通知：ご自身の個人データを何に利用しているかをお知らせします。',
              '開示：ご自身の個人データの内容と、第三者提供の記録をお示しします。',
              '訂正・追加・削除：内容が事実でないときに、直します。',
              '利用停止・消去：法令に定める場合に、利用をやめ、または消去します。',
              '第三者提供の停止：法令に定める場合に、第三者への提供をやめます。',
            ],
          },
        ],
      },
      {
        heading: '請求の方法',
        paragraphs: [
          `会員の方は、ログインして、アカウント設定の「${memberPages['/account/rights'].h1}」から請求できます。請求書は要りません。状況と回答も、そこでご覧いただけます。`,
          'ログインできない方や代理の方は、請求書を、郵送またはメールで次の窓口へお送りください。請求書の用紙は、ご連絡をいただければお送りします。ご不明な点は、電話でもお答えします。',
          {
            list: [
              ...contactList(texts),
              `郵送の宛先：${operator.address} ${operator.name} ${officeName(texts)}`,
            ],
          },
          '請求書には、次のことをご記入ください。',
          {
            list: [
              '氏名、住所、電話番号、登録しているメールアドレス',
              '請求することと、対象となる情報',
              '訂正などの場合は、その内容と理由',
              '希望する回答の方法（書面または電子データ）',
            ],
          },
        ],
      },
      {
        heading: '本人確認',
        paragraphs: [
          'ほかの方にお渡しすることのないよう、ご本人であることを次の書類の写しで確認します。確認が済んだあと、写しは責任をもって廃棄します。',
          {
            list: [
              'アカウント設定からのご本人の請求：ログインによって確認します。',
              'ご本人の請求：運転免許証、マイナンバーカードの表面など、氏名、住所、生年月日がわかるもの（個人番号の面は送らないでください）',
              '法定代理人の請求：代理人の本人確認書類と、法定代理人であることがわかる書類（登記事項証明書など）',
              '委任を受けた代理人の請求：代理人の本人確認書類と、ご本人の委任状',
            ],
          },
        ],
      },
      {
        heading: '手数料',
        paragraphs: [
          `${feeSentences.join('')}お支払いの方法は、請求を受け付けたときにご案内します。`,
          FREE_SENTENCE,
        ],
      },
      {
        heading: '回答',
        paragraphs: [
          `書面または電子データのうち、ご希望の方法で、遅滞なく回答します。請求を受け付けた日から${answerDaysOf(texts)}日以内を目安としています。ご希望の方法による回答に多くの費用がかかるなど、難しいときは、書面で回答します。`,
          '調査に時間がかかるときは、その理由と、回答の見込みをお知らせします。',
        ],
      },
      {
        heading: 'お応えできない場合',
        paragraphs: [
          '次の場合など、法令の定めにより、全部または一部にお応えできないことがあります。そのときは、理由をお知らせします。',
          {
            list: [
              'ご本人であること、または代理人の権限を確認できないとき',
              'ご本人または第三者の生命、身体、財産そのほかの権利や利益を害するおそれがあるとき',
              '当社の業務の適正な実施に著しい支障が出るおそれがあるとき',
              'ほかの法令に違反することになるとき',
              '退会などにより、氏名と切り離され、どの方の情報かわからなくなっているとき',
            ],
          },
          complaintWords(texts),
          '請求に際していただいた個人情報は、請求への対応に必要な範囲で利用します。',
        ],
      },
    ],
  }
}
