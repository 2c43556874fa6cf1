import { normaliserApe } from '../identifiants/ape.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { estSiret, normaliserSiret } from '../identifiants/siret.ts'
import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts'
import { DUREE_MAX_MANDAT_MOIS, DUREE_USUELLE_MANDAT_MOIS } from '../mandat/mandat.rules.ts'
import { DE_LA_COMMUNE } from './cellules.ts'
import type { ColonnePublique } from './colonnes.ts'
import { communeDuSyndic, lireContenu } from './contenu-rnic.ts'
import { retenir } from './juger-rnic.ts'
import { type Constat, type ContexteRnic, lecteur, type Lecteur } from './lecteur-rnic.ts'

/** One row of a published file, read and checked. */
export interface LigneRnic {
  numero: string
  /** Null where the file does not say it. */
  dateImmatriculation: IsoDate | null
  /** The day of registration where no later one is told; null where neither is. */
  dateMaj: IsoDate | null
  typeSyndic: 'PRO' | 'NON_PRO' | null
  /** Of a firm alone: a volunteer's name is never read. */
  syndic: { raisonSociale: string; siret: string; codeApe: string; commune: string } | null
  mandat: { debut: IsoDate; fin: IsoDate; etat: 'EN_COURS' | 'A_VENIR' | 'EXPIRE' } | null
  /** Null when no column tells where it is. */
  codeInsee: string | null
  /** The reference address as the file writes it. */
  adresse: string
  contenu: ImmatCopropriete
}

export interface LectureRnic {
  /** Null when no number names the row: it is refused. */
  ligne: LigneRnic | null
  /** What was left out or mended in a row that is taken. */
  remarques: readonly Constat[]
  /** The cells as they are published, by rank of the columns: null for what the register holds. */
  cellules: readonly (string | null)[]
}

const PAS_UNE_COMMUNE =
  'Ce code n’est celui d’aucune commune, ou c’est un code postal : il n’est pas publié.'
const SANS_COMMUNE =
  'Aucune colonne ne donne le code officiel d’une commune : la copropriété est reprise sans elle.'

/**
 * The commune, wherever a generation of the file holds its code: the official column once held a
 * postal code.
 */
const lireCommune = (l: Lecteur, { commune }: ContexteRnic): string | null => {
  const colonnes = [
    'code_officiel_arrondissement_commune',
    'code_officiel_commune',
    'commune',
    'code_insee_parcelle_1',
  ] as const
  const postal = l.texte('code_postal_adresse')
  /** A postal code may be the code of another commune. */
  const estUneCommune = (code: string): boolean =>
    code === postal
      ? commune(code)?.codesPostaux.includes(code) === true
      : commune(code) !== undefined
  const trouve = colonnes.map((c) => l.texte(c)).find(estUneCommune) ?? null
  for (const colonne of [
    'commune',
    'code_officiel_commune',
    'code_officiel_arrondissement_commune',
  ] as const)
    if (l.texte(colonne) !== '' && !estUneCommune(l.texte(colonne)))
      l.publier(colonne, trouve === null ? '' : null, PAS_UNE_COMMUNE)
  if (trouve === null) {
    l.remarquer('code_officiel_commune', SANS_COMMUNE)
    return null
  }
  for (const colonne of DE_LA_COMMUNE)
    if (l.sort(colonne) !== undefined && l.texte(colonne) === '')
      l.publier(colonne, null, 'Cette cellule est remplie d’après la commune, lue ailleurs.')
  return trouve
}

const NOM_TU = 'Seul le nom d’un syndic professionnel est publié : la cellule est vide.'
/** The identification of a firm often ends with its SIRET. */
const SIRET_ECRIT = /\b(?:\d\s?){14}\b/

const lireSyndic = (l: Lecteur, codeInsee: string): Pick<LigneRnic, 'typeSyndic' | 'syndic'> => {
  const type = l.texte('type_syndic')
  const commune = communeDuSyndic(l, codeInsee)
  if (type !== 'professionnel') {
    l.publier('identification_representant_legal', '', NOM_TU)
    if (type !== 'bénévole') return { typeSyndic: null, syndic: null }
    l.publier('raison_sociale_representant_legal', '', NOM_TU)
    return { typeSyndic: 'NON_PRO', syndic: null }
  }
  const identification = l.texte('identification_representant_legal')
  const declare = normaliserSiret(
    l.texte('siret_representant_legal') || (SIRET_ECRIT.exec(identification)?.[0] ?? ''),
  )
  const siret = estSiret(declare) ? declare : ''
  if (l.sort('siret_representant_legal') === 'illisible')
    l.publier(
      'siret_representant_legal',
      '',
      'Ce SIRET n’est pas valide : le syndic est repris par son nom et sa commune.',
    )
  const raisonSociale =
    l.texte('raison_sociale_representant_legal') ||
    identification.replace(SIRET_ECRIT, '').replace(/[\s,;/-]+$/, '')
  if (siret === '' && raisonSociale === '') {
    l.remarquer(
      'type_syndic',
      'Syndic professionnel sans SIRET ni raison sociale : la copropriété est reprise sans syndic.',
    )
    return { typeSyndic: null, syndic: null }
  }
  return {
    typeSyndic: 'PRO',
    syndic: {
      raisonSociale,
      siret,
      codeApe: normaliserApe(l.texte('code_ape')) ?? '',
      commune,
    },
  }
}

/** No register of co-ownerships was before. */
const OUVERTURE = '2016-01-01'

/** A day to come would make each later row of the file older than this one. */
const jourPasse = (
  l: Lecteur,
  colonne: 'date_immatriculation' | 'date_derniere_maj',
  aujourdhui: IsoDate,
): IsoDate | null => {
  const jour = l.jour(colonne)
  if (jour === null || (jour <= aujourdhui && jour >= OUVERTURE)) return jour
  l.publier(
    colonne,
    null,
    `Cette date est ${jour < OUVERTURE ? 'antérieure au registre' : 'à venir'} : elle n’est pas reprise.`,
  )
  return null
}

const aVenir = (l: Lecteur): boolean => /à venir/i.test(l.texte('mandat_en_cours'))

/** The end of the longest mandate, begun by now: a later day would stand for years against a renewal. */
const finPlausible = (l: Lecteur, fin: IsoDate, aujourdhui: IsoDate): IsoDate => {
  const debut = aVenir(l) ? addMonths(aujourdhui, DUREE_USUELLE_MANDAT_MOIS) : aujourdhui
  const derniere = addDays(addMonths(debut, DUREE_MAX_MANDAT_MOIS), -1)
  if (fin <= derniere) return fin
  l.publier(
    'date_fin_dernier_mandat',
    '',
    'Un mandat dure au plus trois ans : cette fin n’est pas publiée, et le registre retient ce terme.',
  )
  return derniere
}

const UN_AN = 364
const lireMandat = (
  l: Lecteur,
  aujourdhui: IsoDate,
  typeSyndic: LigneRnic['typeSyndic'],
): LigneRnic['mandat'] => {
  const lue = l.jour('date_fin_dernier_mandat')
  if (lue === null) return null
  if (typeSyndic === null) {
    l.remarquer(
      'date_fin_dernier_mandat',
      'Le représentant légal n’est pas connu : son mandat n’est pas repris.',
    )
    return null
  }
  const fin = finPlausible(l, lue, aujourdhui)
  const usuel = addDays(fin, -UN_AN)
  if (fin < aujourdhui && !/expiré/i.test(l.texte('mandat_en_cours')))
    l.remarquer(
      'mandat_en_cours',
      'Ce mandat a pris fin depuis la publication : le registre le dit expiré.',
    )
  if (fin < aujourdhui) return { debut: usuel, fin, etat: 'EXPIRE' }
  const demain = addDays(aujourdhui, 1)
  if (aVenir(l))
    return { debut: usuel > demain ? usuel : demain < fin ? demain : fin, fin, etat: 'A_VENIR' }
  return { debut: usuel < aujourdhui ? usuel : aujourdhui, fin, etat: 'EN_COURS' }
}

/**
 * Reads one row of a published file, of either generation, and checks it: its own shape, then the
 * rules of the identification. What is refused is blank; a row that no number names is none. Never
 * gives a volunteer's name.
 */
export const lireLigneRnic = (
  cellule: (colonne: ColonnePublique) => string | undefined,
  contexte: ContexteRnic,
): LectureRnic => {
  const remarques: Constat[] = []
  const l = lecteur(cellule, remarques)
  const numero = l.texte('numero_immatriculation')
  if (numero === '') return { ligne: null, remarques: [], cellules: [] }
  if (l.brut('date_immatriculation') === '')
    l.remarquer('date_immatriculation', 'La date d’immatriculation manque.')
  const dateImmatriculation = jourPasse(l, 'date_immatriculation', contexte.aujourdhui)
  const codeInsee = lireCommune(l, contexte)
  const { typeSyndic, syndic } = lireSyndic(l, codeInsee ?? '')
  const mandat = lireMandat(l, contexte.aujourdhui, typeSyndic)
  const dateMaj = jourPasse(l, 'date_derniere_maj', contexte.aujourdhui) ?? dateImmatriculation
  const contenu = retenir(l, lireContenu(l, codeInsee ?? '', contexte), contexte)
  const adresse = l.texte('adresse_reference')
  const ligne = {
    numero,
    dateImmatriculation,
    dateMaj,
    typeSyndic,
    syndic,
    mandat,
    codeInsee,
    adresse,
    contenu,
  }
  return { ligne, remarques, cellules: l.publiees() }
}
