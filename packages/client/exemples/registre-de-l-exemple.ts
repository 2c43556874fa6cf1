import { ApiError, ouvrirRegistre } from '../src/index.ts'

// Ce que les exemples lisent de leur environnement.
const { REGISTRE_URL = 'http://127.0.0.1:3000', REGISTRE_JETON = '' } = process.env

/** Le registre de l’exemple, par un jeton. */
export const registre = ouvrirRegistre({ url: REGISTRE_URL, jeton: REGISTRE_JETON })

/** Une ligne du compte rendu. */
export const dire = (texte: string): void => void process.stdout.write(`${texte}\n`)

// Un refus que l’exemple n’attend pas : la phrase, puis chaque champ avec le code de sa règle.
process.on('uncaughtException', (erreur) => {
  if (!(erreur instanceof ApiError)) throw erreur
  const champs = (erreur.problem.champs ?? []).map(
    ({ champ, code, message }) => `  ${champ} [${code}] ${message}\n`,
  )
  process.stderr.write(`${erreur.problem.message} (${erreur.problem.code})\n${champs.join('')}`)
  process.exit(1)
})
