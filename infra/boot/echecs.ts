import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const MESSAGE_LISIBLE = 300

const champ = (objet: unknown, cle: string): unknown =>
  typeof objet === 'object' && objet !== null ? Reflect.get(objet, cle) : undefined
const liste = (objet: unknown, cle: string): unknown[] => {
  const valeur = champ(objet, cle)
  return Array.isArray(valeur) ? valeur : []
}
const texte = (objet: unknown, cle: string): string => {
  const valeur = champ(objet, cle)
  return typeof valeur === 'string' ? valeur : ''
}

/** The first line of a message, without the terminal's colours. */
const enBref = (message: string): string =>
  (stripVTControlCharacters(message).split('\n')[0] ?? '').slice(0, MESSAGE_LISIBLE)

/** A test of Vitest's JSON report, by its file and title, with the first line of its first error. */
const essaiDeVitest = (nom: string, essai: unknown): string =>
  `${nom} › ${texte(essai, 'fullName')} : ${enBref(String(liste(essai, 'failureMessages')[0] ?? ''))}`

/** Vitest's JSON report → a line for each test that failed, and for each file that did not load. */
export const echecsDeVitest = (rapport: unknown, racine: string): string[] =>
  liste(rapport, 'testResults').flatMap((fichier) => {
    const nom = relative(racine, texte(fichier, 'name'))
    const tests = liste(fichier, 'assertionResults').filter((t) => texte(t, 'status') === 'failed')
    if (tests.length > 0) return tests.map((t) => essaiDeVitest(nom, t))
    return texte(fichier, 'status') === 'failed'
      ? [`${nom} : ${enBref(texte(fichier, 'message'))}`]
      : []
  })

/** Vitest's JSON report → a line for each test that failed once, then passed. */
export const reprisDeVitest = (rapport: unknown, racine: string): string[] =>
  liste(rapport, 'testResults').flatMap((fichier) =>
    liste(fichier, 'assertionResults')
      .filter((t) => texte(t, 'status') === 'passed' && liste(t, 'failureMessages').length > 0)
      .map((t) => essaiDeVitest(relative(racine, texte(fichier, 'name')), t)),
  )

/** Playwright's JSON report → a line for each journey of which a test ended so. */
const parcoursFinis = (rapport: unknown, fin: 'unexpected' | 'flaky'): string[] => [
  ...liste(rapport, 'specs')
    .filter((spec) => liste(spec, 'tests').some((t) => texte(t, 'status') === fin))
    .map((spec) => {
      const essais = liste(spec, 'tests').flatMap((t) => liste(t, 'results'))
      const message = essais.map((essai) => texte(champ(essai, 'error'), 'message')).find(Boolean)
      return `${texte(spec, 'file')} › ${texte(spec, 'title')} : ${enBref(message ?? '')}`
    }),
  ...liste(rapport, 'suites').flatMap((suite) => parcoursFinis(suite, fin)),
]

/** Playwright's JSON report → a line for each journey that failed. */
export const echecsDePlaywright = (rapport: unknown): string[] =>
  parcoursFinis(rapport, 'unexpected')

/** Playwright's JSON report → a line for each journey that failed once, then passed. */
export const reprisDePlaywright = (rapport: unknown): string[] => parcoursFinis(rapport, 'flaky')
