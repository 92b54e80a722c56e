import { useState } from 'react'
import { CSV_NOT_TEXT } from '../../shared/messages/csv'
import { failureMessage } from '../components/LoadingOrFailure'
import { useCallApi } from '../dataProvider/useCallApi'
import type { CsvImportResultFragment, ImportCsvInput, TypedDocumentString } from '../generated/graphql'

export type ImportDocument<Data> = TypedDocumentString<Data, { input: ImportCsvInput }>

type Chosen = { name: string; csv: string; encoding: string }

export type ImportState =
  | { is: 'empty' }
  | { is: 'reading'; name: string }
  | { is: 'checked'; file: Chosen; result: CsvImportResultFragment }
  | { is: 'writing'; file: Chosen; result: CsvImportResultFragment }
  | { is: 'written'; file: Chosen; result: CsvImportResultFragment }
  | { is: 'failed'; message: string }

/** Checks a file on the server without writing, then writes it on request. */
export function useCsvImport<Data>(
  document: ImportDocument<Data>,
  resultOf: (data: Data) => CsvImportResultFragment,
) {
  const call = useCallApi()
  const [state, setState] = useState<ImportState>({ is: 'empty' })
  const fail = (message: string) => setState({ is: 'failed', message })
  const send = async (Csv: string, DryRun: boolean) =>
    resultOf(await call(document, { input: { Csv, DryRun } }))

  async function check(given: File) {
    setState({ is: 'reading', name: given.name })
    try {
      const decoded = decodeCsv(await given.arrayBuffer())
      if (!decoded) return fail(`${CSV_NOT_TEXT}。`)
      const file = { name: given.name, csv: decoded.text, encoding: decoded.encoding }
      setState({ is: 'checked', file, result: await send(decoded.text, true) })
    } catch (failure) {
      fail(failureMessage(failure))
    }
  }

  async function write() {
    if (state.is !== 'checked') return
    const { file, result } = state
    setState({ is: 'writing', file, result })
    try {
      const written = await send(file.csv, false)
      // A row may have changed since the check.
      setState({ is: written.Errors.length > 0 ? 'checked' : 'written', file, result: written })
    } catch (failure) {
      fail(failureMessage(failure))
    }
  }

  return { state, check, write }
}

export type Decoded = { text: string; encoding: 'UTF-8' | 'Shift_JIS' }

/**
 * Reads UTF-8, else Shift_JIS, which Japanese spreadsheets write: text in one is rarely valid in the other.
 * Null if neither fits.
 */
export function decodeCsv(bytes: ArrayBuffer): Decoded | null {
  for (const encoding of ['UTF-8', 'Shift_JIS'] as const)
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      continue
    }
  return null
}
