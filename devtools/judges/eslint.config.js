import parser from '@typescript-eslint/parser'
import reactHooks from 'eslint-plugin-react-hooks'

/** Rules of React's own compiler: what it cannot follow, it also cannot make faster. */
export default [
  { ...reactHooks.configs.flat['recommended-latest'], files: ['**/*.tsx', '**/*.ts'] },
  { files: ['**/*.tsx', '**/*.ts'], languageOptions: { parser } },
]
