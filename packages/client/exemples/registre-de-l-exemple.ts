import { ouvrirRegistre } from '../src/index.ts'

// What both examples need from their environment.
const { REGISTRE_URL = 'http://127.0.0.1:3000', REGISTRE_JETON, REGISTRE_COOKIE } = process.env

/** The register of the example: by a token, or by the session of a browser (its `cookie` header) in a rehearsal. */
export const registre = ouvrirRegistre({
  url: REGISTRE_URL,
  ...(REGISTRE_JETON ? { jeton: REGISTRE_JETON } : {}),
  ...(REGISTRE_COOKIE ? { enTetes: () => ({ cookie: REGISTRE_COOKIE }) } : {}),
})

/** One line of the program's report. */
export const dire = (texte: string): void => void process.stdout.write(`${texte}\n`)
