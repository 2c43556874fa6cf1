import { normaliserTexte } from '@registre/domain'
import type { Db } from '@registre/db'
import { appeler } from './http-client.ts'
import { ligne, type LigneBanc, parcourir, resume } from './measure.ts'
import { lancerApi } from './serveurs.ts'
import { type Cible, faireQuestions, type QuestionFaite } from './questions.ts'

const QUESTIONS = 500
/** Those that a person looks at. */
const PREMIERES = 5

interface Reponse {
  coproprietes: { numeroImmatriculation: string; nom: string; adresse: string }[]
}

/** The share of questions whose answer is among the first five, and those that missed. */
const rappel = (
  questions: readonly QuestionFaite[],
  reponses: ReadonlyMap<string, Reponse>,
): { trouvees: number; manquees: string[] } => {
  const manquees = questions.filter(
    (q) =>
      !reponses
        .get(q.texte)
        ?.coproprietes.slice(0, PREMIERES)
        .some((c) => q.bonne({ numero: c.numeroImmatriculation, nom: c.nom, adresse: c.adresse })),
  )
  return {
    trouvees: questions.length - manquees.length,
    manquees: manquees.map((q) => `${q.genre} : ${q.texte}`),
  }
}

const TUILES = [
  [5, 16, 11],
  [6, 32, 22],
  [8, 129, 88],
  [10, 518, 352],
  [12, 2074, 1409],
  [13, 4148, 2818],
  [14, 8297, 5636],
] as const

/**
 * The search of the public: 500 questions made of the register itself, misspelt, abbreviated or
 * partial, with what must be among the first five; and the tiles of the map.
 */
export const bancRecherche = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const cibles = await db.query<Cible>(
    `select f.numero, f.nom, f.adresse, f.commune, f.code_postal, f.code_departement from fiche f
       where f.nom <> '' and f.adresse <> '' order by hashtext(f.numero) limit ${QUESTIONS}`,
  )
  const questions = faireQuestions(cibles)
  const api = await lancerApi(url)
  const chercher = async (texte: string): Promise<Reponse> =>
    JSON.parse(
      await appeler(`${api.url}/api/public/recherche?${new URLSearchParams({ q: texte })}`),
    ) as Reponse
  try {
    const reponses = new Map<string, Reponse>()
    await parcourir(questions, async (q) => void reponses.set(q.texte, await chercher(q.texte)))
    const { trouvees, manquees } = rappel(questions, reponses)
    for (const m of manquees) process.stdout.write(`  manquée : ${m}\n`)
    const exactes = cibles.map((c) => `${normaliserTexte(c.nom)} ${normaliserTexte(c.commune)}`)
    // The floor of the same run: one pass of the narrow table, which the plan must never need.
    const passe = await parcourir(Array.from({ length: 10 }), () =>
      db.query(`select count(*) from annuaire where nom_n || adresse_n like '%qzqz%'`),
    )
    const fautives = await parcourir(questions, (q) => chercher(q.texte))
    const justes = await parcourir(exactes, chercher)
    const tuiles = await parcourir(Array.from({ length: 30 }, () => TUILES).flat(), ([z, x, y]) =>
      appeler(`${api.url}/api/public/carte/${z}/${x}/${y}`),
    )
    return [
      ligne(
        `recherche : ${questions.length} questions mal écrites, dans les ${PREMIERES} premières`,
        trouvees / questions.length,
        '≥ 0,95',
        `${trouvees} trouvées`,
      ),
      ligne(
        '  leur réponse, un appelant (rapport à une passe de la table)',
        fautives.p99 / passe.p50,
        'p99 < 20 ms',
        resume(fautives),
      ),
      ligne('  les mêmes, bien écrites', justes.p99 / passe.p50, 'p99 < 20 ms', resume(justes)),
      ligne(
        'carte : tuiles de Paris, du pays à la rue',
        tuiles.p99 / passe.p50,
        'p99 < 30 ms',
        resume(tuiles),
      ),
    ]
  } finally {
    await api.arreter()
  }
}
