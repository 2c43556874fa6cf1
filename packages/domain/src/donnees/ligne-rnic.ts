import { normaliserApe } from '../identifiants/ape.ts'
import { CATALOGUE } from '../declaration/catalogue.ts'
import type { FaitsDeclaration } from '../declaration/contexte.ts'
import { contenuVide } from '../declaration/declaration.normalisation.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { jeuNomme } from '../declaration/jeux.ts'
import { estSiret, normaliserSiret } from '../identifiants/siret.ts'
import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts'
import { rulesInForce } from '../kernel/rules.ts'
import { DUREE_MAX_MANDAT_MOIS, DUREE_USUELLE_MANDAT_MOIS } from '../mandat/mandat.rules.ts'
import { DE_LA_COMMUNE } from './cellules.ts'
import type { ColonnePublique } from './colonnes.ts'
import { communeDuSyndic, lireContenu } from './contenu-rnic.ts'
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

/** The column of each field that a rule may refuse. */
const COLONNE_JUGEE: Readonly<Record<string, ColonnePublique>> = {
  nomCopropriete: 'nom_usage_copropriete',
  dateReglementCopropriete: 'date_reglement_copropriete',
  nbLots: 'nombre_total_lots',
  nbLotsHabBurCom: 'nombre_lots_habitation_bureaux_commerces',
  nbLotsHab: 'nombre_lots_habitation',
  nbLotsStationnement: 'nombre_lots_stationnement',
  nbAsl: 'nombre_asl',
  nbAful: 'nombre_aful',
  nbUnionsSyndicats: 'nombre_unions_syndicats',
  numImmatriculationCoproprietePrincipale: 'numero_immatriculation_syndicat_principal',
}
/** Rules of the identification; what a published file lacks or has elsewhere is no fault of a row. */
const REGLES = rulesInForce(
  CATALOGUE.filter((r) => r.bloc === 'identification'),
  jeuNomme('2016').effet,
).flatMap(({ champs, message, holds }) =>
  typeof champs !== 'function' &&
  typeof message === 'string' &&
  champs.every((champ) => champ in COLONNE_JUGEE)
    ? [{ champs, message, holds }]
    : [],
)
const rompues = (faits: FaitsDeclaration) => REGLES.filter((r) => !r.holds(faits))

const sansChamps = (
  { contenu, contexte }: FaitsDeclaration,
  champs: readonly string[],
): FaitsDeclaration => {
  const vide: Readonly<Record<string, unknown>> = contenuVide().identification
  const vides = Object.fromEntries(champs.map((champ) => [champ, vide[champ]]))
  return {
    contenu: { ...contenu, identification: { ...contenu.identification, ...vides } },
    contexte,
  }
}

/**
 * The fields that the rules refuse: first those that are wrong by themselves; then, of several that
 * contradict each other, those of which one alone explains every fault, else all.
 */
const refuses = (faits: FaitsDeclaration): readonly string[] => {
  const fautes = rompues(faits)
  const seules = fautes.filter((r) => r.champs.length === 1)
  if (seules.length > 0) return seules.flatMap((r) => r.champs)
  const meles = [...new Set(fautes.flatMap((r) => r.champs))]
  const suffisants = meles.filter((champ) => rompues(sansChamps(faits, [champ])).length === 0)
  return suffisants.length > 0 ? suffisants : meles
}

/** The content without what the rules refuse: such a cell is blank, and the report says why. */
const retenir = (l: Lecteur, faits: FaitsDeclaration): ImmatCopropriete => {
  const champs = refuses(faits)
  if (champs.length === 0) return faits.contenu
  const fautes = rompues(faits)
  for (const champ of champs) {
    const { message = '' } = fautes.find((r) => r.champs.includes(champ)) ?? {}
    const colonne = COLONNE_JUGEE[champ]
    if (colonne) l.publier(colonne, '', `${message} La cellule est publiée vide.`)
  }
  return retenir(l, sansChamps(faits, champs))
}

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
  const codes = colonnes.map((c) => l.texte(c).toUpperCase())
  const trouve = codes.find((code) => code !== '' && commune(code)) ?? null
  if (trouve === null) {
    l.remarquer(
      'code_officiel_commune',
      'Aucune colonne ne donne le code officiel d’une commune : la copropriété est reprise sans elle.',
    )
    return null
  }
  if (codes[1] !== '' && codes[1] === l.texte('code_postal_adresse') && codes[1] !== trouve)
    l.publier(
      'code_officiel_commune',
      null,
      'Cette colonne porte un code postal : la commune est lue ailleurs.',
    )
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

/** A day to come would make each later row of the file older than this one. */
const jourPasse = (
  l: Lecteur,
  colonne: 'date_immatriculation' | 'date_derniere_maj',
  aujourdhui: IsoDate,
): IsoDate | null => {
  const jour = l.jour(colonne)
  if (jour === null || jour <= aujourdhui) return jour
  l.publier(colonne, null, 'Cette date est à venir : elle n’est pas reprise.')
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
    derniere,
    'Un mandat dure au plus trois ans : sa fin est ramenée à ce terme.',
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
  const contenu = retenir(l, {
    contenu: lireContenu(l, codeInsee ?? '', contexte),
    contexte: {
      aujourdhui: contexte.aujourdhui,
      // The published file tells the data of this set, whatever the day.
      jeu: '2016',
      typeImmat: 'DEFAULT',
      typeMaj: 'MODIFICATION_ADMIN',
      finMandatPrecedent: null,
      exercicePrecedent: null,
      confirmationsOffice: null,
    },
  })
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
