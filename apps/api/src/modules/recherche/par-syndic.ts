import type { Tx } from '@registre/db'
import { normaliserTexte } from '@registre/domain'
import { estSecondaire } from '../question/equivalences.ts'
import { lieuALaFin, lieuEntier, territoireSeul } from '../lecture/lieu-dit.ts'
import { lieuDuCode } from '../lecture/lieu-du-code.ts'
import { communesDites, GRANDE, type Place } from '../question/noms-de-communes.ts'
import { lireQuestion } from '../question/question.ts'
import { coproprietesDeFirmes, type FirmeRow, trouverFirmes } from './par-syndic.repository.ts'

/** Shorter words are in the name of every firm. */
const LETTRES_MIN = 3
/** More firms than that answer to words that name none. */
const FIRMES_MAX = 20
/** A text that begins so is about a firm, before it is anything else. */
export const ditUneFirme = (q: string): boolean =>
  /^\s*(?:syndic|gestionnaire|cabinet|agence)\s/i.test(q)
/** What a firm is, beside its name. */
const GENRE_DE_FIRME = /^(?:cabinet|agence|societe|sarl|sas|sasu|sa|ets|groupe|gestionnaire)$/

/** The firms whose name holds every one of these words, whole ones if any; those of that very name alone. */
const firmesDe = async (tx: Pick<Tx, 'sql'>, mots: readonly string[]): Promise<FirmeRow[]> => {
  const parlants = [...new Set(mots.filter((m) => m.length >= LETTRES_MIN))]
  if (parlants.length === 0) return []
  const trouvees = await trouverFirmes(tx, parlants, mots.join(' '), FIRMES_MAX + 1)
  const motsDe = (f: FirmeRow): string[] => normaliserTexte(f.nom).split(' ')
  const memes = trouvees.filter((f) => motsDe(f).join(' ') === mots.join(' '))
  if (memes.length > 0) return memes
  // « Syndic de copropriété », « gestionnaire Nantes »: a trade, or a trade and a town, name no firm.
  const propres = mots.filter((m) => !estSecondaire(m) && !GENRE_DE_FIRME.test(m))
  const ville = communesDites(propres.join(' ')).some((c) => c.population >= GRANDE)
  if (propres.length === 0 || ville || trouvees.length > FIRMES_MAX) return []
  const entieres = trouvees.filter((f) => mots.every((m) => motsDe(f).includes(m)))
  return entieres.length > 0 ? entieres : trouvees
}

/** The place that a text is, by its name, its number or its postal code. */
const lieuDit = (texte: string): Place | null => {
  const { jetons } = lireQuestion(texte)
  const [seul, autre] = jetons
  if (seul?.genre === 'code-postal' && !autre) return lieuDuCode(seul.mot, null)
  const fin = lieuALaFin(jetons, true)
  const nomme = fin?.reste.length === 0 ? fin.lieu : null
  return lieuEntier(jetons) ?? territoireSeul(jetons) ?? nomme
}

/**
 * The co-ownerships of the firms that a text names, in the place that it says after their name; null
 * where there is none.
 */
export const chercherParSyndic = async (
  tx: Pick<Tx, 'sql'>,
  q: string,
  page: { limite: number; depart: number },
): Promise<{ nom: string; ids: number[]; total: number; lieu: string | null } | null> => {
  const mots = normaliserTexte(q).split(' ')
  // « Syndic 60 Saint-Martin »: any of the last words may be those of the place.
  const lectures: readonly (readonly [string[], Place | null])[] = [
    [mots, null],
    ...mots.slice(1).flatMap((_, i) => {
      const lieu = lieuDit(mots.slice(i + 1).join(' '))
      return lieu ? [[mots.slice(0, i + 1), lieu] as const] : []
    }),
  ]
  for (const [lus, lieu] of lectures)
    for (const nom of [lus, lus.filter((m) => !GENRE_DE_FIRME.test(m))]) {
      const firmes = await firmesDe(tx, nom)
      const [premiere] = firmes
      if (!premiere) continue
      const trouvees = await coproprietesDeFirmes(
        tx,
        firmes.map((f) => f.id),
        lieu,
        page,
      )
      // The firm of that very name has none there: nothing else is answered.
      const nommee = lieu !== null && normaliserTexte(premiere.nom) === nom.join(' ')
      if (trouvees.length > 0 || nommee)
        return {
          nom: new Set(firmes.map((f) => f.nom)).size === 1 ? premiere.nom : nom.join(' '),
          ids: trouvees.map((t) => t.copropriete_id),
          total: trouvees[0]?.total ?? 0,
          lieu: lieu?.nom ?? null,
        }
    }
  return null
}
