import { floraResultColumns as columns } from '../../shared/labels/csvLabels'
import { ImportFloraTestsDocument } from '../generated/graphql'
import { CsvImportPage } from '../import/CsvImportPage'

export function FloraImportPage() {
  return (
    <CsvImportPage
      resource="floraTests"
      title="検査結果の取り込み"
      explanation="検査会社から届いた結果を、検体番号で照らし合わせて公開します。公開した会員には、メールでお知らせします。「構成」の欄には、菌の名前と割合を「バクテロイデス属：0.31；ブラウティア属：0.12」のように、合わせて1になるまで並べます。"
      headings={{
        required: [columns.SampleId, columns.IntestinalFloraComposition],
        optional: [columns.ExamDate, columns.DiversityScore, columns.Enterotype],
      }}
      document={ImportFloraTestsDocument}
      resultOf={(data) => data.importIntestinalFloraTests}
    />
  )
}
