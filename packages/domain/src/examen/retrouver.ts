import { adresseEnLigne } from '../declaration/adresse-en-ligne.ts'
import type { Adresse } from '../declaration/declaration.types.ts'
import { cleNumero } from '../doublon/adresse.ts'
import { daysBetween, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { dureeEnMois } from './mandat.ts'
import {
  clesDe,
  type DateLue,
  datesLues,
  dureeLue,
  finApres,
  type Mot,
  motsDe,
  trouverSuite,
} from './texte-preuve.ts'

/** What was declared and a proof should say; null or '' for what is not declared. */
export interface AProuver {
  nom: string
  adresse: Pick<Adresse, 'numeroVoie' | 'voie' | 'codePostal' | 'commune'> | null
  syndic: string
  debut: IsoDate | null
  fin: IsoDate | null
  /** What a deed dates: the decision, the day of its effect. */
  faits?: readonly { champ: 'decision' | 'effet'; libelle: string; jour: IsoDate }[]
}

export type EtatRetrouve = 'TROUVE' | 'CONTREDIT' | 'ABSENT' | 'A_LIRE'

/** Something declared, and what the proof's own text says of it. */
export interface Retrouve {
  champ: 'nom' | 'adresse' | 'syndic' | 'debut' | 'duree' | 'decision' | 'effet' | 'signatures'
  libelle: string
  valeur: string
  etat: EtatRetrouve
  /** What the proof says instead; '' otherwise. */
  dit: string
  /** Page, from 1; null for nowhere. */
  page: number | null
  /** Place in the text of that page. */
  place: { debut: number; fin: number } | null
}

/** Fewer letters than this in a whole proof: it is an image. */
const LETTRES_MIN = 40

/** True for a proof whose text nobody can search: a scan. */
export const sansTexte = (pages: readonly string[]): boolean =>
  pages.join('').replaceAll(/[^\p{L}]/gu, '').length < LETTRES_MIN

type Constat = Pick<Retrouve, 'etat' | 'dit' | 'page' | 'place'>
const ABSENT: Constat = { etat: 'ABSENT', dit: '', page: null, place: null }
const A_LIRE: Constat = { ...ABSENT, etat: 'A_LIRE' }

const au = (mots: readonly Mot[], de: number, a: number, etat: EtatRetrouve, dit = ''): Constat => {
  const [premier, dernier] = [mots[de], mots[a]]
  if (!premier || !dernier) return ABSENT
  const fin = dernier.page === premier.page ? dernier.fin : premier.fin
  return { etat, dit, page: premier.page + 1, place: { debut: premier.debut, fin } }
}

const suite = (mots: readonly Mot[], cles: readonly string[]): Constat => {
  const i = trouverSuite(
    mots,
    cles.map((cle) => [cle]),
  )
  return i < 0 ? ABSENT : au(mots, i, i + cles.length - 1, 'TROUVE')
}

/** Words that a name bears or not, as people write it. */
const TUS: ReadonlySet<string> = new Set([
  'residence',
  'copropriete',
  'immeuble',
  'sarl',
  'sas',
  'sasu',
  'sa',
  'eurl',
  'monsieur',
  'madame',
  'm',
  'mme',
])
const essentiel = (texte: string): string[] => {
  const cles = clesDe(texte)
  const restants = cles.filter((cle) => !TUS.has(cle))
  return restants.length > 0 ? restants : cles
}

const adresse = (mots: readonly Mot[], a: NonNullable<AProuver['adresse']>): Constat => {
  const voie = clesDe(a.voie)
  const numero = cleNumero(a.numeroVoie)
  const entiere = numero === '' ? voie : [...clesDe(numero), ...voie]
  const exacte = suite(mots, entiere)
  if (exacte.etat === 'TROUVE') return exacte
  const i = trouverSuite(
    mots,
    voie.map((cle) => [cle]),
  )
  const autre = i > 0 ? (mots[i - 1]?.cle ?? '') : ''
  return i > 0 && numero !== '' && /^\d+$/.test(autre)
    ? au(mots, i - 1, i + voie.length - 1, 'CONTREDIT', `dit n° ${autre}`)
    : ABSENT
}

const texteEntre = (mots: readonly Mot[], pages: readonly string[], a: DateLue, b: DateLue) => {
  const [fin, debut] = [mots[a.a], mots[b.de]]
  return fin && debut && fin.page === debut.page
    ? (pages[fin.page] ?? '').slice(fin.fin, debut.debut)
    : ''
}

/** The period that a proof gives: « du … au … », « à compter du … ». */
const periodeLue = (
  mots: readonly Mot[],
  pages: readonly string[],
): { debut: DateLue | null; fin: DateLue | null } => {
  const dates = datesLues(mots)
  const rang = dates.findIndex((date, n) => {
    const suivante = dates[n + 1]
    return (
      suivante && /^\s*(?:au|jusqu.{1,3}au)\s*$/iu.test(texteEntre(mots, pages, date, suivante))
    )
  })
  if (rang >= 0) return { debut: dates[rang] ?? null, fin: dates[rang + 1] ?? null }
  const apres = (mot: string): DateLue | null =>
    dates.find(({ de }) => [1, 2].some((n) => mots[de - n]?.cle === mot)) ?? null
  return { debut: apres('compter') ?? apres('effet'), fin: apres('jusqu') ?? apres('fin') }
}

/** The day from which a deed says that it takes effect; null where it says none. */
const dateDEffet = (mots: readonly Mot[]): DateLue | null =>
  datesLues(mots).find(({ de }) => [1, 2, 3].some((n) => mots[de - n]?.cle === 'effet')) ?? null

const date = (mots: readonly Mot[], jour: IsoDate, dite: DateLue | null): Constat => {
  const lue = datesLues(mots).find((d) => d.jour === jour)
  if (dite && dite.jour !== jour)
    return au(mots, dite.de, dite.a, 'CONTREDIT', `dit ${formatFrDate(dite.jour)}`)
  return lue ? au(mots, lue.de, lue.a, 'TROUVE') : ABSENT
}

const duree = (
  mots: readonly Mot[],
  { debut, fin }: { debut: IsoDate; fin: IsoDate },
  dite: DateLue | null,
): Constat => {
  const lue = dureeLue(mots)
  if (lue) {
    const attendue = finApres(debut, lue.mois)
    return Math.abs(daysBetween(attendue, fin)) <= 1
      ? au(mots, lue.de, lue.a, 'TROUVE')
      : au(mots, lue.de, lue.a, 'CONTREDIT', `dit ${lue.mois} mois`)
  }
  return date(mots, fin, dite)
}

const enMois = (debut: IsoDate, fin: IsoDate): string => {
  const { mois, jours } = dureeEnMois(debut, fin)
  const reste = jours === 0 ? '' : ` et ${jours} j`
  return `${mois} mois${reste}, jusqu’au ${formatFrDate(fin)}`
}

/**
 * Looks for what was declared in the text of a proof, page by page: found and where, contradicted,
 * or not found. A proof without text gives everything to be read. Pure.
 */
export const retrouver = (attendu: AProuver, pages: readonly string[]): Retrouve[] => {
  const image = sansTexte(pages)
  const mots = image ? [] : motsDe(pages)
  const periode = periodeLue(mots, pages)
  const ligne = (
    champ: Retrouve['champ'],
    libelle: string,
    valeur: string,
    constat: () => Constat,
  ): Retrouve => ({ champ, libelle, valeur, ...(image ? A_LIRE : constat()) })
  const { nom, adresse: a, syndic, debut, fin, faits = [] } = attendu
  return [
    ...(nom === '' ? [] : [ligne('nom', 'Nom', nom, () => suite(mots, essentiel(nom)))]),
    ...(a === null ? [] : [ligne('adresse', 'Adresse', adresseEnLigne(a), () => adresse(mots, a))]),
    ...(syndic === ''
      ? []
      : [ligne('syndic', 'Syndic désigné', syndic, () => suite(mots, essentiel(syndic)))]),
    ...(debut === null
      ? []
      : [
          ligne('debut', 'Début du mandat', formatFrDate(debut), () =>
            date(mots, debut, periode.debut),
          ),
        ]),
    ...(debut === null || fin === null || fin <= debut
      ? []
      : [
          ligne('duree', 'Durée du mandat', enMois(debut, fin), () =>
            duree(mots, { debut, fin }, periode.fin),
          ),
        ]),
    ...faits.map(({ champ, libelle, jour }) =>
      ligne(champ, libelle, formatFrDate(jour), () =>
        date(mots, jour, champ === 'effet' ? dateDEffet(mots) : null),
      ),
    ),
    { champ: 'signatures', libelle: 'Signatures', valeur: 'À lire sur la pièce', ...A_LIRE },
  ]
}
