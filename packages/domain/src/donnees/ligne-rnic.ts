import { normaliserApe } from '../identifiants/ape.ts'
import { CATALOGUE } from '../declaration/catalogue.ts'
import type { ContexteDeclaration } from '../declaration/contexte.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { jeuNomme } from '../declaration/jeux.ts'
import { estSiret, normaliserSiret } from '../identifiants/siret.ts'
import { addDays, type IsoDate } from '../kernel/dates.ts'
import { runRules } from '../kernel/rules.ts'
import { DE_LA_COMMUNE } from './cellules.ts'
import type { ColonnePublique } from './colonnes.ts'
import { communeDuSyndic, lireContenu } from './contenu-rnic.ts'
import { type Constat, type ContexteRnic, lecteur, type Lecteur } from './lecteur-rnic.ts'

/** One row of a published file, read and checked. */
export interface LigneRnic {
  numero: string
  dateImmatriculation: IsoDate
  dateMaj: IsoDate
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
  /** Null when the row is refused. */
  ligne: LigneRnic | null
  refus: readonly Constat[]
  /** What was left out or mended in a row that is taken. */
  remarques: readonly Constat[]
  /** The cells as they are published, by rank of the columns: null for what the register holds. */
  cellules: readonly (string | null)[]
}

/** What a published file may lack: its rows are taken without it, and the report says so. */
const PERMIS: ReadonlySet<string> = new Set(['ID-PARCELLE', 'ID-ADRESSE', 'ID-ADRESSE-LONGUEUR'])
const REGLES = CATALOGUE.filter((r) => r.bloc === 'identification' && !PERMIS.has(r.code))
/** Which column a rule of the identification speaks of. */
const COLONNE_DU_CHAMP: Readonly<Record<string, ColonnePublique>> = {
  adressePrincipale: 'adresse_reference',
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
const colonneDe = (champ: string): ColonnePublique =>
  COLONNE_DU_CHAMP[champ] ??
  (champ.startsWith('parcelle') ? 'reference_cadastrale_1' : 'numero_immatriculation')

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
  colonne: 'date_derniere_maj',
  aujourdhui: IsoDate,
): IsoDate | null => {
  const jour = l.jour(colonne)
  if (jour === null || jour <= aujourdhui) return jour
  l.publier(colonne, null, 'Cette date est à venir : celle de l’immatriculation la remplace.')
  return null
}

const UN_AN = 364
const lireMandat = (
  l: Lecteur,
  aujourdhui: IsoDate,
  typeSyndic: LigneRnic['typeSyndic'],
): LigneRnic['mandat'] => {
  const fin = l.jour('date_fin_dernier_mandat')
  if (fin === null) return null
  if (typeSyndic === null) {
    l.remarquer(
      'date_fin_dernier_mandat',
      'Le représentant légal n’est pas connu : son mandat n’est pas repris.',
    )
    return null
  }
  const usuel = addDays(fin, -UN_AN)
  if (fin < aujourdhui && !/expiré/i.test(l.texte('mandat_en_cours')))
    l.remarquer(
      'mandat_en_cours',
      'Ce mandat a pris fin depuis la publication : le registre le dit expiré.',
    )
  if (fin < aujourdhui) return { debut: usuel, fin, etat: 'EXPIRE' }
  const demain = addDays(aujourdhui, 1)
  if (/à venir/i.test(l.texte('mandat_en_cours')))
    return { debut: usuel > demain ? usuel : demain < fin ? demain : fin, fin, etat: 'A_VENIR' }
  return { debut: usuel < aujourdhui ? usuel : aujourdhui, fin, etat: 'EN_COURS' }
}

/**
 * Reads one row of a published file, of either generation, and checks it: its own shape, then the
 * rules of the identification that a registered co-ownership must hold. Gives the row, or why it is
 * refused; never a volunteer's name.
 */
export const lireLigneRnic = (
  cellule: (colonne: ColonnePublique) => string | undefined,
  contexte: ContexteRnic,
): LectureRnic => {
  const [refus, remarques]: [Constat[], Constat[]] = [[], []]
  const l = lecteur(cellule, refus, remarques)
  const numero = l.texte('numero_immatriculation') || null
  if (numero === null)
    l.refuser(
      'numero_immatriculation',
      'Un numéro d’immatriculation comporte 2 lettres et 7 chiffres.',
    )
  const dateImmatriculation = l.jour('date_immatriculation')
  if (dateImmatriculation === null && l.sort('date_immatriculation') !== 'illisible')
    l.refuser('date_immatriculation', 'La date d’immatriculation manque.')
  if (dateImmatriculation !== null && dateImmatriculation > contexte.aujourdhui)
    l.refuser('date_immatriculation', 'La date d’immatriculation est à venir.')
  const codeInsee = lireCommune(l, contexte)
  const { typeSyndic, syndic } = lireSyndic(l, codeInsee ?? '')
  const mandat = lireMandat(l, contexte.aujourdhui, typeSyndic)
  const dateMaj = jourPasse(l, 'date_derniere_maj', contexte.aujourdhui)
  const contenu = lireContenu(l, codeInsee ?? '', contexte)
  const faits: ContexteDeclaration = {
    aujourdhui: contexte.aujourdhui,
    // The published file tells the data of this set, whatever the day.
    jeu: '2016',
    typeImmat: 'DEFAULT',
    typeMaj: 'MODIFICATION_ADMIN',
    finMandatPrecedent: null,
    exercicePrecedent: null,
    confirmationsOffice: null,
  }
  for (const { champ, message } of runRules(
    REGLES,
    { contenu, contexte: faits },
    jeuNomme('2016').effet,
  ).erreurs)
    l.refuser(colonneDe(champ), message)
  if (refus.length > 0 || numero === null || dateImmatriculation === null)
    return { ligne: null, refus, remarques, cellules: [] }
  const adresse = l.texte('adresse_reference')
  const ligne = {
    numero,
    dateImmatriculation,
    dateMaj: dateMaj ?? dateImmatriculation,
    typeSyndic,
    syndic,
    mandat,
    codeInsee,
    adresse,
    contenu,
  }
  return { ligne, refus, remarques, cellules: l.publiees() }
}
