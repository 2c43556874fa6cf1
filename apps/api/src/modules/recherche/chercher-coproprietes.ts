import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { afficherNumero, normaliserTexte } from '@registre/domain'
import { type Commune, territoireDit } from '@registre/territoires'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { versIdentite } from '../projections/identite.ts'
import { comprendre, estTropLarge } from './comprendre.ts'
import type { Compris } from './demande.ts'
import { chercherParClef, lireClef } from './par-clef.ts'
import { chercherParSyndic, ditUneFirme } from './par-syndic.ts'
import { codeInconnu } from '../lecture/lieu-du-code.ts'
import { communesNommees } from '../lecture/lieux.ts'
import { communesDites, communesQuiCommencent } from '../question/noms-de-communes.ts'
import { versTrouvee } from './ligne.mapper.ts'
import { equivalents } from '../question/equivalences.ts'
import { lireQuestion, numerosEnDernier } from '../question/question.ts'
import { estTelQuel, luesDans, voiesAbsentes } from '../lecture/rapprocher.ts'
import { compterParCommune, type LigneRow, lireLignes } from './trouver.repository.ts'
import { LUS_MAX } from './trouver.sql.ts'

type Operation = (typeof contract)['chercherCoproprietes']
type Reponse = HandlerOutput<Operation>

/** What the address of a sheet is made of, around its number. */
const DU_LIEN = /^(?:https?|www|annuaire|registre|example|gouv|rnc|fiche)$/
const COMMUNES_MAX = 3
const SUGGESTIONS_MAX = 5

/** The communes that have co-ownerships, those that have most first. */
const avecLeursComptes = async (
  tx: Pick<Tx, 'sql'>,
  nommees: readonly Commune[],
): Promise<Reponse['communes']> => {
  const courantes = nommees.filter((c) => c.type === 'actuelle')
  if (courantes.length === 0) return []
  const comptes = await compterParCommune(
    tx,
    courantes.map((c) => c.code),
  )
  return courantes
    .map((c) => ({
      code: c.code,
      nom: c.nom,
      codePostal: c.codesPostaux[0] ?? '',
      nombre: comptes.get(c.code) ?? 0,
    }))
    .filter((c) => c.nombre > 0)
    .toSorted((a, b) => b.nombre - a.nombre)
    .slice(0, COMMUNES_MAX)
}

/** What an entry says of itself, in one spelling. */
const texteDe = (l: LigneRow): string =>
  normaliserTexte([l.nom, l.adresse, ...(l.adresses_complementaires ?? [])].join(' '))

/** Beside a whole number, the words that the entry of that number does not hold. */
const sansLeNumero = (q: string, l: LigneRow): string[] => {
  const { numeros, jetons } = lireQuestion(q)
  const [numero] = numeros
  if (numeros.length !== 1 || numero !== l.numero) return []
  const tenus = new Set([...texteDe(l).split(' '), ...texteDe(l).split(' ').flatMap(equivalents)])
  return jetons
    .filter(
      (j) =>
        !j.secondaire && /^[a-z]{3,}$/.test(j.mot) && !tenus.has(j.mot) && !DU_LIEN.test(j.mot),
    )
    .map((j) => j.mot)
}

/** A number of which digits were left out, read as another one with its zeros. */
const autreNumero = (q: string, { numero }: LigneRow): Reponse['corrections'] =>
  numerosEnDernier(q).includes(numero) && !lireQuestion(q).numeros.includes(numero)
    ? [{ de: q.trim(), en: afficherNumero(numero) }]
    : []

/** A place alone may be a name as well: it is told where every answer is there. */
const estDe = (l: LigneRow, lieu: string | null): boolean =>
  normaliserTexte(lieu ?? '').includes(normaliserTexte(l.commune)) ||
  (territoireDit(lieu ?? '')?.departements ?? []).some((d) =>
    l.code_postal.startsWith(d.replace(/[AB]/, '0')),
  )

/** A postal code that is of no commune, or not of the one beside it, where nothing is found; null otherwise. */
const contreditPar = ({ contredit, lieu, total }: Compris, q: string): Reponse['contredit'] => {
  const code = total === 0 ? codeInconnu(lireQuestion(q).jetons) : null
  // A commune beside it is where it was looked for: the code may be that of a sorting office.
  const inconnu = lieu === null || lieu === code ? code : null
  return contredit ?? (inconnu === null ? null : { codePostal: inconnu, commune: null })
}

/** Finds the co-ownerships that a text names, best first. Throws `recherche-trop-large`. */
export const chercherCoproprietes = (
  { deps }: Ctx,
  { q, page, taille }: HandlerInput<Operation>['query'],
): Promise<Reponse> =>
  boundedSearch(deps.db, async (tx) => {
    const jour = today(deps.clock)
    const regard = { publierBenevoles: deps.settings.PUBLIER_NOM_SYNDIC_BENEVOLE, jour }
    const demandee = { limite: taille, depart: (page - 1) * taille }
    const clef = lireClef(q)
    const duSyndic = !clef && ditUneFirme(q) ? await chercherParSyndic(tx, q, demandee) : null
    const trouves = (clef ?? duSyndic) ? null : await comprendre(tx, q, demandee, false)
    // Words that had to be changed or left out may be those of a firm.
    const incertain =
      trouves &&
      (trouves.total === 0 || trouves.ignores.length > 0 || trouves.corrections.length > 0)
    const nommes = clef
      ? await chercherParClef(tx, clef, demandee)
      : incertain && !ditUneFirme(q)
        ? await chercherParSyndic(tx, q, demandee)
        : duSyndic
    if (nommes || !trouves)
      return {
        coproprietes: (await lireLignes(tx, nommes?.ids ?? [], jour)).map((l) =>
          versTrouvee(l, regard, null, q),
        ),
        total: Math.min(nommes?.total ?? 0, LUS_MAX),
        plafonne: (nommes?.total ?? 0) > LUS_MAX,
        corrections: [],
        ignores: [],
        contredit: null,
        vouliezVousDire: null,
        partieDe: null,
        lieu: nommes?.lieu ?? null,
        communes: [],
        syndic: nommes?.nom ?? null,
        clef: clef && { genre: clef.genre, valeur: clef.valeur, valide: clef.valide },
      }
    const [lignes, communes] = [
      await lireLignes(tx, trouves.ids, jour),
      await avecLeursComptes(tx, [
        ...new Set([
          // Where nothing is found, those that were typed, and none that resembles them.
          ...communesNommees(
            trouves.total === 0 ? trouves.groupes.filter(estTelQuel) : trouves.groupes,
          ).communes.slice(0, 10),
          ...communesDites(q).slice(0, 10),
        ]),
      ]),
    ]
    const [premiere] = lignes
    const contredit = contreditPar(trouves, q)
    return {
      coproprietes: lignes.map((l) => versTrouvee(l, regard, null, q)),
      total: Math.min(trouves.total, LUS_MAX),
      plafonne: estTropLarge(trouves),
      corrections: premiere
        ? [...autreNumero(q, premiere), ...luesDans(trouves.groupes, texteDe(premiere))]
        : [...trouves.corrections],
      ignores: premiere
        ? [
            ...trouves.ignores,
            ...voiesAbsentes(trouves.groupes, texteDe(premiere)),
            ...sansLeNumero(q, premiere),
          ]
        : [...trouves.ignores],
      contredit,
      vouliezVousDire: trouves.vouliezVousDire,
      partieDe: trouves.partieDe,
      // Nothing but a place was read: it is where they are.
      lieu:
        !contredit && (trouves.groupes.length === 0 || lignes.every((l) => estDe(l, trouves.lieu)))
          ? trouves.lieu
          : null,
      communes,
      syndic: null,
      clef: null,
    }
  })

/** Co-ownerships and communes that an unfinished text may name. Throws `recherche-trop-large`. */
export const suggererRecherche = (
  { deps }: Ctx,
  q: string,
): Promise<HandlerOutput<(typeof contract)['suggererRecherche']>> =>
  boundedSearch(deps.db, async (tx) => {
    const trouves = await comprendre(tx, q, { limite: SUGGESTIONS_MAX, depart: 0 }, true)
    const nommees = [
      ...communesQuiCommencent(q, 10),
      ...communesNommees(trouves.groupes).communes.slice(0, 10),
    ]
    const communes = await avecLeursComptes(tx, [...new Set(nommees)])
    return {
      coproprietes: (await lireLignes(tx, trouves.ids, today(deps.clock))).map(versIdentite),
      communes,
    }
  })
