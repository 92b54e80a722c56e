import parser from '@typescript-eslint/parser'
import sonarjs from 'eslint-plugin-sonarjs'

// Only what oxlint cannot say: an expression whose time grows with the square of a text.
export default [
  {
    files: ['{server,shared}/**/*.ts'],
    ignores: ['**/generated/**'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { sonarjs },
    rules: { 'sonarjs/super-linear-regex': 'error' },
  },
]
