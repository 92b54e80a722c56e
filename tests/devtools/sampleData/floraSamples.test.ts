import { expect, test } from 'vitest'
import { analyseSample } from '../../../devtools/world/analyseSample'
import { createRandom } from '../../../devtools/world/random'
import { compositionProblem } from '../../../shared/forms/flora/composition'
import { diversityProblem } from '../../../shared/forms/flora/diversity'

test('sample results are such as the console would take', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { composition, diversityScore, enterotype } = analyseSample(createRandom(seed))
    expect(compositionProblem(composition)).toBeNull()
    expect(diversityProblem(diversityScore, composition)).toBeNull()
    expect(enterotype).not.toBeNull()
  }
})
